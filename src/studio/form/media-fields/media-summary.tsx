import { Fragment, useEffect, useState } from 'react';
import type { MediaHead } from '../../../compose/media/media.ts';
import { readMedia } from '../../../compose/media/read-media.ts';
import { language, messages } from '../../../messages/messages.ts';
import { clockTime } from '../../../site/clock-time.ts';
import { fileSize } from '../../../words/file-size.ts';
import { rangedBlob } from '../../media/look-into.ts';
import { whatVisitorsGet } from '../../media/visitors.ts';
import type { FieldPath } from '../../model/form-values.ts';
import { namedIssue } from '../../model/issue-store.ts';
import styles from '../field.module.css';
import { whenAnswered } from '../when-answered.ts';
import { PlaceQuestion } from './place-question.tsx';

type MediaSummaryProps = {
  name: string;
  file: Blob;
  path: FieldPath;
  /** Whether this browser could not play it, so that it cannot be said that all do. */
  isRefused: boolean;
};

/** The name, length, size and weight of a film or a sound, and what visitors get of it. */
export function MediaSummary({ name, file, path, isRefused }: MediaSummaryProps) {
  const media = useHead(file);
  if (media === undefined) return null;
  if (media === 'unread')
    return <p className={styles.asked}>{messages.studio.media.changed({ name })}</p>;
  const { seconds, width, height } = media;
  const refused = refusedOf(media);
  const visitors = whatVisitorsGet(media);
  const isContradicted = isRefused && visitors === messages.studio.media.visitors.everywhere;
  const facts = [
    name,
    seconds !== undefined && clockTime(seconds),
    width !== undefined && height !== undefined && `${width} × ${height}`,
    fileSize(file.size, language),
  ];
  return (
    <>
      <p className={styles.summary}>
        {facts.filter(Boolean).map((fact, index) => (
          // Each fact has its own direction.
          <Fragment key={`${fact}`}>
            {index > 0 && <span> · </span>}
            <bdi>{fact}</bdi>
          </Fragment>
        ))}
      </p>
      {refused ? (
        <p className={styles.asked}>{namedIssue({ name }, refused)}</p>
      ) : (
        !isContradicted && <p>{visitors}</p>
      )}
      <PlaceQuestion {...{ name, file, media, path }} />
    </>
  );
}

/** What is wrong with a file of an opened site. One that is chosen is refused. */
function refusedOf({ isCut, isProtected }: MediaHead) {
  const { refused } = messages.studio.media;
  if (isCut) return refused.unfinished;
  return isProtected ? refused.protected : undefined;
}

/** What the file says of itself, which a saved page does not hold in full. */
function useHead(file: Blob) {
  const [head, setHead] = useState<{ media: MediaHead | 'unread'; of: Blob }>();
  useEffect(() => {
    const read = readMedia(rangedBlob(file)).catch(() => undefined);
    return whenAnswered(read, (media) => setHead({ media: media ?? 'unread', of: file }));
  }, [file]);
  return head?.of === file ? head.media : undefined;
}
