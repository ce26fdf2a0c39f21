/**
 * A plain column for programs that drop every at-rule, and so the whole style, as Thunderbird does in the body of a mail.
 * All other programs read it as well. So it says only what the style overrides (`body` in base.css), or what does no harm there.
 */
export const plainStyle = [
  'body{max-width:45em;margin:0 auto;padding:1em;font-family:sans-serif;line-height:1.5}',
  // Browsers make an h1 smaller inside a section.
  'h1{font-size:2em}',
  'img,svg{max-width:100%;height:auto}',
  // The portrait stands after the words, but is shown first.
  'main{display:flex;flex-direction:column}',
  '[data-part=portrait]{order:-1;width:20em}',
  '[data-route-anchor],.visually-hidden{position:absolute}',
  '.visually-hidden{width:1px;height:1px;overflow:hidden}',
].join('');
