import '../../../site/styles/accents.css';
import { messages } from '../../../messages/messages.ts';
import { accents } from '../../../schema/choices.ts';
import type { CustomFieldProps } from '../field-frame.tsx';
import styles from './accent-field.module.css';
import { PictureChoice } from './picture-choice.tsx';

/** The colour of the site. */
export function AccentField({ field, path, text }: CustomFieldProps) {
  const options = accents.map((value) => ({
    value,
    name: messages.studio.accents[value],
    picture: <span className={styles.accent} data-accent={value} />,
  }));
  return <PictureChoice {...{ field, path, text, options }} />;
}
