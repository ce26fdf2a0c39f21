/**
 * For what drops every at-rule, and with them the whole style, as Thunderbird does with the body of a mail: a column to read.
 * All others read it as well, so it says nothing that the style does not say again (`body` in base.css), or that is not
 * so anyway.
 */
export const plainStyle = [
  'body{max-width:45em;margin:0 auto;padding:1em;font-family:sans-serif;line-height:1.5}',
  // Which browsers set the smaller the deeper its section is.
  'h1{font-size:2em}',
  'img,svg{max-width:100%;height:auto}',
  // The portrait comes last, and is seen first.
  'main{display:flex;flex-direction:column}',
  '[data-part=portrait]{order:-1;width:20em}',
  '[data-route-anchor],.visually-hidden{position:absolute}',
  '.visually-hidden{width:1px;height:1px;overflow:hidden}',
].join('');
