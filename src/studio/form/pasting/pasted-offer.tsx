/** What could be made of a pasted text, below the field with it. Nothing of it is done without a press. */
import { type ReactNode, use, useEffect, useId, useRef, useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { sentences } from '../../../messages/sentences.ts';
import { beginningOf } from '../../../schema/too-long.ts';
import { useStudioActions } from '../../model/studio-actions.ts';
import { swapped } from '../../sources/pasted/credits.ts';
import { MOST_COLUMNS, MOST_ROWS } from '../../sources/pasted/html-table.ts';
import { formFieldAt, type Offer } from './offers.ts';
import styles from './pasted.module.css';
import { PastedColumns } from './pasted-columns.tsx';
import { noRoomFor } from './pasted-room.ts';
import { type Pasting, PastingContext } from './pasting-context.ts';
import { withEntriesAt, withParagraphs } from './taking.ts';

export function PastedOffer({ name }: { name: string }) {
  const pasting = use(PastingContext);
  return pasting?.name === name ? <OfferOf key={pasting.place} {...pasting} /> : null;
}

function OfferOf(pasting: Pasting) {
  const { offer } = pasting;
  if (offer.kind === 'texts') return <Texts {...pasting} offer={offer} />;
  if (offer.kind === 'credits') return <Credits {...pasting} offer={offer} />;
  if (offer.kind === 'rest') return <Rest {...pasting} offer={offer} />;
  if (offer.kind === 'large')
    return (
      <Offered
        said={messages.studio.pasted.large({ rows: MOST_ROWS, columns: MOST_COLUMNS })}
        dismiss={pasting.dismiss}
      />
    );
  return (
    <Offered said={messages.studio.pasted.table}>
      <PastedColumns {...pasting} offer={offer} />
    </Offered>
  );
}

type Of<Kind extends Offer['kind']> = Pasting & { offer: Extract<Offer, { kind: Kind }> };

function Texts({ offer, form, beside, take, dismiss }: Of<'texts'>) {
  const { list, entry, texts } = offer;
  return (
    <Offered
      said={messages.studio.pasted.lines}
      note={noRoomFor(texts, formFieldAt(form, list)?.most, beside)}
      dismiss={dismiss}
    >
      <button
        type="button"
        onClick={() =>
          take((site) => withEntriesAt(site, list, entry, texts), list, texts.length, {
            counted: texts.length - 1,
          })
        }
      >
        {messages.studio.pasted.makeEntries({ count: texts.length })}
      </button>
    </Offered>
  );
}

/** Few enough to see whether roles and names stand in their places. */
const SHOWN = 3;

function Credits({ offer, form, beside, take, dismiss }: Of<'credits'>) {
  const { list, entry } = offer;
  const [isSwapped, setSwapped] = useState(false);
  const credits = isSwapped ? swapped(offer.credits) : offer.credits;
  const fields = formFieldAt(form, list)?.entry?.fields ?? [];
  const names = credits.map(({ role, name }) => `${role} ${name}`.trim());
  return (
    <Offered
      said={messages.studio.pasted.lines}
      note={noRoomFor(names, formFieldAt(form, list)?.most, beside)}
      dismiss={dismiss}
      shown={
        <table className={styles.credits}>
          <thead>
            <tr>
              {fields.map(({ name, label }) => (
                <th key={name} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {credits.slice(0, SHOWN).map(({ role, name }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same, and they have no state
              <tr key={index}>
                <td>
                  <bdi>{role}</bdi>
                </td>
                <td>
                  <bdi>{name}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    >
      <button
        type="button"
        onClick={() =>
          take((site) => withEntriesAt(site, list, entry, credits), list, credits.length, {
            counted: 0,
            field: 'role',
          })
        }
      >
        {messages.studio.pasted.makeEntries({ count: credits.length })}
      </button>
      <button type="button" aria-pressed={isSwapped} onClick={() => setSwapped(!isSwapped)}>
        {messages.studio.pasted.swap}
      </button>
    </Offered>
  );
}

/** Says up to where a text fits, and joins paragraphs if there are too many. */
function Rest({ offer, replace, dismiss }: Of<'rest'>) {
  const { field, text } = offer;
  const end = beginningOf(text, field).replace(/…$/, '').slice(-60);
  const joined = field.paragraphs === undefined ? text : withParagraphs(text, field.paragraphs);
  return (
    <Offered
      said={messages.studio.pasted.rest({
        end: messages.issues.quoted({ text: `…${end.replace(/^\S*\s/, '').replace(/\s+/g, ' ')}` }),
      })}
      dismiss={dismiss}
    >
      {joined !== text.trim() && (
        <button type="button" onClick={() => replace(joined)}>
          {messages.studio.pasted.join({ most: field.paragraphs ?? 1 })}
        </button>
      )}
    </Offered>
  );
}

type OfferedProps = {
  said: string;
  note?: string;
  shown?: ReactNode;
  dismiss?: () => void;
  children?: ReactNode;
};

function Offered({ said, note = '', shown, dismiss, children }: OfferedProps) {
  const { notify } = useStudioActions();
  const about = useId();
  const box = useRef<HTMLDivElement>(null);
  // After what is said of characters that were left out, because this matters more.
  useEffect(() => {
    notify(said);
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [notify, said]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a group of fields of the site
    <div
      ref={box}
      className={styles.offer}
      role="group"
      aria-labelledby={about}
      // What is chosen here is not written into the field.
      onChange={(event) => event.stopPropagation()}
    >
      <p id={about}>{sentences(said, note)}</p>
      {shown}
      {dismiss ? (
        <div className={styles.choices}>
          {children}
          <button type="button" onClick={dismiss}>
            {messages.studio.pasted.keep}
          </button>
        </div>
      ) : (
        children
      )}
    </div>
  );
}
