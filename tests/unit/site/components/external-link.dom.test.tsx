import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ExternalLink } from '../../../../src/site/components/external-link.tsx';
import { Site } from '../../../../src/site/site-content.ts';
import { site } from '../../../support/owners/content.ts';

afterEach(cleanup);

test.each([
  ['https://ana.tv/?q=ñ&p=%C3%B1+💬#ñ', 'https://ana.tv/?q=%C3%B1&p=%C3%B1+%F0%9F%92%AC#ñ'],
  // The rest stays readable, because it is printed on paper, and all browsers encode it in the same way.
  ['https://ñandú.tv/años#ñ', 'https://ñandú.tv/años#ñ'],
])('a browser that takes %s in another charset asks for the same', (address, written) => {
  const link = <ExternalLink href={address}>Ana</ExternalLink>;
  render(<Site value={site}>{link}</Site>);
  expect(screen.getByRole('link').getAttribute('href')).toBe(written);
});
