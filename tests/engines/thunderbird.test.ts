import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packKit } from '../../src/node/files/pack.ts';
import { kit as kitWords } from '../../src/words/languages/en.ts';
import { portfolio, words } from '../support/content.ts';
import { until } from '../support/driver.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { builtFile } from '../support/site.ts';
import {
  isThunderbirdInstalled,
  openThunderbird,
  type Thunderbird,
} from '../support/thunderbird.ts';

const isThere = isThunderbirdInstalled();
const scratch = scratchFolder('mails');
afterAll(scratch.remove);

async function open(name: string, mail: Uint8Array): Promise<Thunderbird> {
  const file = join(scratch.path, name);
  writeFileSync(file, mail);
  return openThunderbird(file);
}

if (!isThere) {
  test('Thunderbird', ({ skip }) => skip('thunderbird or xvfb-run is not installed'));
}

describe.runIf(isThere)('Thunderbird', () => {
  test('opens the draft of the kit as one to finish, with the zip attached', async () => {
    const page = new Map([['index.html', readFileSync(builtFile())]]);
    const kit = await packKit(page, portfolio, kitWords);
    const [name = '', mail = new Uint8Array()] =
      [...kit.files].find(([name]) => name.endsWith('.eml')) ?? [];
    const thunderbird = await open(name, mail);
    try {
      const draft = await until('a draft is open', () =>
        thunderbird.run(`
          const window = Services.wm.getMostRecentWindow('msgcompose');
          const bucket = window?.document.getElementById('attachmentBucket');
          const body = window?.document.getElementById('messageEditor')?.contentDocument?.body;
          if (!bucket?.itemCount || !body?.textContent) return null;
          return {
            subject: window.document.getElementById('msgSubject').value,
            attachments: [...bucket.children].map((item) => item.attachment.name),
            isEditable: window.gMsgCompose.editor.isDocumentEditable,
            starts: body.innerText.trim().split('\\n')[0],
          };
        `),
      );
      expect(draft).toEqual({
        subject: `Portfolio and CV of ${portfolio.fullName}`,
        attachments: [name.replace(/eml$/, 'zip')],
        isEditable: true,
        starts: 'Hello [name],',
      });
    } finally {
      await thunderbird.close();
    }
  });

  describe('shows the page as the body of a mail', () => {
    let shown: {
      warnings: string[];
      text: string;
      width: number;
      forms: number;
      pictures: { width: number; height: number }[];
    };

    beforeAll(async () => {
      const mail = new MailComposer({
        from: portfolio.email,
        to: 'reader@localhost',
        subject: 'Portfolio',
        html: readFileSync(builtFile(), 'utf8'),
        textEncoding: 'base64',
      });
      const thunderbird = await open('body.eml', await mail.compile().build());
      try {
        shown = (await until('the mail is shown', () =>
          thunderbird.run(`
            const window = Services.wm.getMostRecentWindow('mail:messageWindow');
            const shown = window?.messageBrowser?.contentWindow;
            const document = shown?.getMessagePaneBrowser?.().contentDocument;
            if (document?.readyState !== 'complete' || !document.querySelector('form')) return null;
            const size = ({ width, height }) => ({ width: Math.round(width), height: Math.round(height) });
            return {
              warnings: [...shown.document.querySelectorAll('notification-message')].map(
                (bar) => bar.getAttribute('value'),
              ),
              text: document.body.innerText,
              width: document.documentElement.clientWidth,
              forms: document.forms.length,
              pictures: [...document.querySelectorAll('img, svg')].map((picture) =>
                size(picture.getBoundingClientRect()),
              ),
            };
          `),
        )) as typeof shown;
      } finally {
        await thunderbird.close();
      }
    });

    test('without a warning, although there is a form', () => {
      expect(shown.forms).toBe(1);
      expect(shown.warnings).toEqual([]);
    });

    test('with all its texts', () => {
      for (const text of [portfolio.greeting, portfolio.email, words.contact.heading]) {
        expect(shown.text).toContain(text);
      }
    });

    test('with pictures that leave room for them', () => {
      expect(shown.pictures.length).toBeGreaterThan(3);
      for (const { width, height } of shown.pictures) {
        expect(width).toBeGreaterThan(0);
        expect(width).toBeLessThan(shown.width / 2);
        expect(height).toBeLessThan(450);
      }
    });
  });
});
