/** No rule of accessibility is broken on the way from the first screen to the saved site. */
import { expect, test } from 'vitest';
import { messages } from '../../src/messages/messages.ts';
import { setUpStudio } from '../support/studio/set-up-studio.ts';
import { issuesOfAccess } from './issues-of-access.ts';

const studios = setUpStudio();

test.each([1280, 390])(
  'in a window of %i px no stage breaks a rule: the choice, an empty form, a refused Save, and after saving',
  async (width) => {
    const begun = await studios.enter({ width, height: 800 });
    expect(await issuesOfAccess(begun)).toEqual([]);
    await begun.press(messages.studio.startScreen.begin);
    await begun.sees('the form', () => document.querySelector('form') !== null);
    expect(await issuesOfAccess(begun)).toEqual([]);
    await begun.press('Save');
    await begun.says(messages.studio.notSaved);
    expect(await issuesOfAccess(begun)).toEqual([]);

    const opened = await studios.open({ width, height: 800 });
    await opened.save();
    await opened.button(messages.studio.letter);
    expect(await issuesOfAccess(opened)).toEqual([]);
  },
);
