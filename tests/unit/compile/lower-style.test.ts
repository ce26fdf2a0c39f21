import { describe, expect, it } from 'vitest';
import { lowerStyle } from '../../../src/compile/lower-style.ts';

describe('what the minimum browsers do not know is written in a way that they know', () => {
  it.each([
    ['a colour', 'p{color:oklch(0.5 0.2 27)}', 'p{color:#bb0916}'],
    ['as the minifier writes it', 'p{color:oklch(50% .2 27)}', 'p{color:#bb0916}'],
    ['half of one', 'p{color:oklch(0.5 0.2 27 / 0.5)}', 'p{color:#bb091680}'],
    ['a letter', 'p:before{content:"–1"}', String.raw`p:before{content:"\2013 1"}`],
    ['in a token', 'p{--a:oklch(0.5 0.2 27)}', 'p{--a:#bb0916}'],
    [
      'in a gradient',
      'p{background:linear-gradient(oklch(0.5 0.2 27),var(--b))}',
      'p{background:linear-gradient(#bb0916,var(--b))}',
    ],
    [
      'one for each scheme',
      'p{--a:light-dark(var(--b),oklch(0.5 0.2 27))}',
      'p{--a:var(--light,var(--b))var(--dark,#bb0916)}',
    ],
    ['nesting', '.a{b{color:red}&:hover{color:#00f}}', '.a b{color:red}.a:hover{color:#00f}'],
    ['a range', '@media (width>=9px){a{b:c}}', '@media (min-width:9px){a{b:c}}'],
    ['several in one :not()', 'a:not(.b,.c){b:c}', 'a:not(:is(.b,.c)){b:c}'],
    ['the small viewport', 'a{height:56svh}', 'a{height:calc(56 * var(--svh))}'],
    [
      'in a calculation',
      'a{height:calc(100svh - var(--b))}',
      'a{height:calc(calc(100 * var(--svh)) - var(--b))}',
    ],
    [
      'breaking anywhere',
      'a{overflow-wrap:anywhere}',
      'a{word-break:break-word;overflow-wrap:break-word;overflow-wrap:anywhere}',
    ],
    [
      'a ratio',
      'a{aspect-ratio:16 / 10}',
      'a{aspect-ratio:16/10}@supports not (aspect-ratio:16 / 10){a{padding-block-end:62.5%}}',
    ],
    [
      'the width of what is in it',
      'a{inline-size:fit-content}',
      'a{inline-size:-moz-fit-content;inline-size:fit-content}',
    ],
  ])('%s', (_, modern, old) => {
    expect(lowerStyle(modern)).toBe(old);
  });

  it('a ratio that nothing can be made of stops the build', () => {
    expect(() => lowerStyle('a{aspect-ratio:auto}')).toThrow('Nothing lowers aspect-ratio');
  });
});
