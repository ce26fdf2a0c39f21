import { describe, expect, it } from 'vitest';
import { accentStyle, compileAccent } from '../../../src/compile/accents.ts';
import { tokenColour } from '../../../src/compile/token-colours.ts';
import { accents } from '../../../src/schema/choices.ts';
import { type Colour, contrast } from '../../support/reading/pixels.ts';

const rgb = (hex = '') =>
  (hex.match(/\w\w/g) ?? []).map((each) => Number.parseInt(each, 16)) as unknown as Colour;

describe.each(accents.filter((accent) => accent !== 'red'))('the colour %s', (accent) => {
  const { style, colours } = compileAccent(accent);

  it('is all that its style has, also for more contrast', () => {
    expect(style).not.toMatch(/data-accent|oklch|light-dark/);
    expect(style.match(/html:root\{/g)).toHaveLength(2);
    expect(style).toContain('prefers-contrast');
  });

  it('also colours the icon and the link image', () => {
    for (const name of ['signal', 'lamp'] as const)
      expect(colours[name]).not.toBe(tokenColour(`--${name}`));
  });

  it('has a lamp that stands out from the ink of the icon, which also lies beside it in the link image', () => {
    expect(contrast(rgb(colours.lamp), rgb(tokenColour('--ink')))).toBeGreaterThan(3);
  });

  it('leaves the lamp of the viewfinder red', () => {
    expect(style).not.toContain('--tally');
  });
});

it('words on amber are in ink', () => {
  expect(compileAccent('amber').colours['on-signal']).toBe(tokenColour('--ink'));
});

it('red needs no style of its own', () => {
  expect(accentStyle('red')).toBe('');
});
