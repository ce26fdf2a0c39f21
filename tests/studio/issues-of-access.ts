import { axeIssues } from '../support/reading/axe.ts';
import type { Studio } from '../support/studio/studio.ts';

/**
 * The rules of accessibility that the studio breaks. It removes the preview, because the site has its own tests, and in a page from a
 * disk axe's access to the frame logs errors.
 */
export async function issuesOfAccess({ page }: Pick<Studio, 'page'>): Promise<string[]> {
  await page.evaluate(() => {
    const remove = () => {
      for (const frame of document.querySelectorAll('iframe')) frame.remove();
    };
    remove();
    // The next page may come while axe looks.
    new MutationObserver(remove).observe(document.body, { childList: true, subtree: true });
  });
  return axeIssues(page);
}
