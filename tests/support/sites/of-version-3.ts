/** A page as 3.x made it: it does not have what the pages in other languages say. */
export const ofVersion3 = (html: string) =>
  html
    .replace(/<script type="application\/json" id="further">.*?<\/script>/s, '')
    .replace('"version":7', '"version":5');
