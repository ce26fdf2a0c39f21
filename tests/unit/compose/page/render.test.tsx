import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { render } from '../../../../src/compose/page/render.ts';

function Failing({ words }: { words?: { greet: () => string } }) {
  return <p>{words?.greet() ?? ({} as string)}</p>;
}

const broken = { greet: 'Hello' as unknown as () => string };

describe('a component that fails', () => {
  it.each([
    ['by itself', <Failing key="" words={broken} />],
    [
      'within Suspense, however deep',
      <main key="">
        <Suspense>
          <div>
            <Suspense>
              <Failing words={broken} />
            </Suspense>
          </div>
        </Suspense>
      </main>,
    ],
  ])('%s is named, with what failed', async (_, node) => {
    await expect(render(node)).rejects.toThrow(
      /^The component Failing cannot be rendered: TypeError: words\?*\.greet is not a function$/,
    );
  });

  it('over something of its own that cannot be shown is named, too', async () => {
    await expect(render(<Failing />)).rejects.toThrow(
      /^The component Failing cannot be rendered: Error: Objects are not valid/,
    );
  });
});

it('what renders, however large, is the markup that React hydrates in a browser', async () => {
  const parts = Array.from({ length: 50 }, (_, part) => 'word '.repeat(100 * part));
  const node = (
    <main>
      {parts.map((text) => (
        <Suspense key={text}>
          <p>
            {text} {text.length}
          </p>
        </Suspense>
      ))}
    </main>
  );
  expect(await render(node)).toBe(renderToString(node));
});
