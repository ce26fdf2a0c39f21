import { afterEach, expect, test, vi } from 'vitest';
import { Mark } from '../../../../src/studio/preview/mark.ts';

afterEach(() => vi.unstubAllGlobals());

test('hidden and shown again at each change, a mark is followed once in each frame', () => {
  const waiting = new Map<number, () => void>();
  let last = 0;
  vi.stubGlobal('requestAnimationFrame', (follow: () => void) => {
    last += 1;
    waiting.set(last, follow);
    return last;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => waiting.delete(id));
  const nextFrame = () => {
    const follow = [...waiting.values()];
    waiting.clear();
    for (const each of follow) each();
  };
  const stage = document.createElement('div');
  const frame = document.createElement('div') as unknown as HTMLIFrameElement;
  const element = document.createElement('p');
  element.getBoundingClientRect = () => new DOMRect(0, 0, 100, 20);
  stage.append(frame, element);
  document.body.append(stage);
  const mark = new Mark(stage);
  for (let change = 0; change < 5; change += 1) {
    mark.hide();
    mark.show({ fields: ['greeting'], element }, frame);
    nextFrame();
    expect(waiting.size).toBe(1);
  }
  mark.hide();
  expect(waiting.size).toBe(0);
});
