import { PORTRAIT } from '../../../compose/pictures/wanted.ts';
import { messages } from '../../../messages/messages.ts';
import { withField } from '../../model/edited-site.ts';
import { useFiles, useStudioActions } from '../../model/studio-actions.ts';
import { encodePicture } from '../../pictures/encode-picture.ts';
import { FileInput } from '../files/file-input.tsx';
import styles from './photo-field.module.css';

/** The portrait of the owner. */
export function PhotoField() {
  const { composer, change } = useStudioActions();
  const { portrait } = useFiles();
  const take = async (source: File) => {
    const picture = await encodePicture(composer, source, PORTRAIT);
    if ('problem' in picture) return picture;
    return () =>
      change((site) => ({
        // The focus of the photo before does not fit this one.
        ...withField(site, ['portraitFocus'], ''),
        portrait: { picture, focus: '', source },
      }));
  };
  return (
    <FileInput
      name="portrait"
      label={messages.studio.photo}
      help={messages.studio.photoHelp}
      held={portrait}
      take={take}
    >
      {portrait && <Crops src={portrait.picture.src} />}
    </FileInput>
  );
}

/** The crops that a phone and a desktop show. */
function Crops({ src }: { src: string }) {
  return (
    <div className={styles.crops}>
      {(['phone', 'desktop'] as const).map((place) => (
        <figure key={place} data-crop={place}>
          <img src={src} alt="" />
          <figcaption>{messages.studio.crops[place]}</figcaption>
        </figure>
      ))}
    </div>
  );
}
