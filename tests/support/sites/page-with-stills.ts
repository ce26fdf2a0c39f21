import sharp from 'sharp';

/** A built page whose first two projects have pictures. */
export async function withStills(page: string): Promise<string> {
  const addressOf = async (background: string) => {
    const still = sharp({ create: { width: 640, height: 360, channels: 3, background } });
    return `data:image/webp;base64,${(await still.webp().toBuffer()).toString('base64')}`;
  };
  const images = await Promise.all(['#d02020', '#2020d0'].map(addressOf));
  const markup = images.map(
    (src, index) =>
      `<image id="still-${index + 1}" href="${src}" width="16" height="9" preserveAspectRatio="none"/>`,
  );
  const data = /(?<=<script type="application\/json" id="site-data">).*?(?=<\/script>)/s;
  return page
    .replace(data, (json) => {
      const block = JSON.parse(json);
      for (const index of images.keys())
        block.portfolio.projects[index].still = `still-${index + 1}`;
      return JSON.stringify(block).replaceAll('<', '\\u003c');
    })
    .replace('</body>', () => `<div hidden><svg>${markup.join('')}</svg></div></body>`);
}
