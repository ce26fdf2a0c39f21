/** Hears what is pasted into the form, and keeps what could be made of it, until somebody takes it, leaves it or writes on. */
import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { messages } from '../../../messages/messages.ts';
import type { FormField } from '../../../schema/field.ts';
import { isComposing } from '../../keys.ts';
import { withField } from '../../model/edited-site.ts';
import {
  type FieldPath,
  type FieldValue,
  type FormValues,
  fieldPathOf,
  isEmpty,
  listAt,
  nameOf,
  textAt,
  valueAt,
} from '../../model/form-values.ts';
import { fieldAt, goTo, idOf, useStudioActions } from '../../model/studio-actions.ts';
import { useOfSite } from '../../model/use-of-site.ts';
import type { Pasted } from '../../sources/pasted/table.ts';
import { isTooMuch } from '../text-fields/intended.ts';
import { type Around, formFieldAt, type Offer, offerFor } from './offers.ts';
import type { Pasting } from './pasting-context.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

const isControl = (target: EventTarget): target is Control =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type === 'text');

/** `was`: what stood in the field before. */
type Made = Pick<Pasting, 'offer' | 'beside' | 'place'> & {
  path: FieldPath;
  was: FieldValue | undefined;
};

/** A text that the browser is about to put into a control. */
type Coming = { pasted: Pasted; control: Control; path: FieldPath; around: Around };

export function usePasting(form: FormField, values: FormValues) {
  const { change, notify } = useStudioActions();
  const [made, setMade] = useOfSite<Made>(change);
  const coming = useRef<Coming>(undefined);
  const make = (path: FieldPath, pasted: Pasted, around?: Around) => {
    const offer = offerFor(form, path, pasted, around);
    const [was, place] = [valueAt(values, path), (made?.place ?? 0) + 1];
    setMade(offer && { offer, path, was, place, beside: besideOf(values, offer) });
  };

  // Undo takes the text out of the field again, and with it goes what could be made of it.
  const text = made && textAt(values, made.path);
  const seen = useRef<{ made: Made; text: string }>(undefined);
  useEffect(() => {
    if (!made || text === undefined) return;
    if (seen.current?.made !== made) seen.current = { made, text };
    else if (seen.current.text !== text) setMade(undefined);
  }, [made, text, setMade]);

  const handlers = {
    onPasteCapture({ target, clipboardData }: ClipboardEvent) {
      const pasted = {
        plain: clipboardData.getData('text/plain'),
        html: clipboardData.getData('text/html'),
      };
      const field = fieldAt(target as Element);
      if (field === undefined || pasted.plain === '' || isTooMuch(pasted.plain)) return;
      const path = fieldPathOf(field);
      // A button of a list gets no text, but the list may get entries.
      if (!isControl(target)) return formFieldAt(form, path)?.entry && make(path, pasted);
      const { value, selectionStart, selectionEnd } = target;
      const around = {
        before: value.slice(0, selectionStart ?? value.length),
        after: value.slice(selectionEnd ?? value.length),
      };
      coming.current = { pasted, control: target, path, around };
      // If the browser puts it there, it does so before.
      setTimeout(() => {
        coming.current = undefined;
      });
    },
    onChange({ target }: FormEvent) {
      const { current } = coming;
      coming.current = undefined;
      if (current?.control === target) make(current.path, current.pasted, current.around);
      else if (made && fieldAt(target as Element) === nameOf(made.path)) setMade(undefined);
    },
    onKeyDownCapture(event: KeyboardEvent) {
      const { key, target, nativeEvent, ctrlKey, metaKey, shiftKey } = event;
      if (key !== 'Enter' || ctrlKey || metaKey || shiftKey || isComposing(nativeEvent)) return;
      if (!made || !('list' in made.offer) || !isControl(target)) return;
      if (fieldAt(target) !== nameOf(made.path)) return;
      event.preventDefault();
      event.stopPropagation();
      setMade(undefined);
    },
  };

  const pasting = useMemo((): Pasting | undefined => {
    if (!made) return undefined;
    const { offer, path, was, beside, place } = made;
    const name = nameOf(path);
    return {
      ...{ name, offer, form, beside, place },
      take(grow, list, count, { counted, field }) {
        let first = 0;
        flushSync(() => {
          setMade(undefined);
          change((site) => {
            const isList = formFieldAt(form, path)?.entry !== undefined;
            // What stood in an entry of texts is among those.
            const before = offer.kind === 'texts' ? '' : (was ?? '');
            const grown = grow(isList ? site : withField(site, path, before));
            first = grown.first;
            return grown.site;
          });
        });
        goTo(nameOf([...list, first + counted, ...(field === undefined ? [] : [field])]));
        notify(messages.studio.added({ what: numbersOf(form, list, first, count) }));
      },
      replace(text) {
        flushSync(() => {
          const rest = offerFor(form, path, { plain: '', html: '' }, { before: text, after: '' });
          setMade(rest && { ...made, offer: rest });
          change((site) => withField(site, path, text));
        });
        document.getElementById(idOf(name))?.focus();
      },
      dismiss() {
        flushSync(() => setMade(undefined));
        document.getElementById(idOf(name))?.focus();
      },
    };
  }, [made, form, change, notify, setMade]);
  return { pasting, handlers };
}

/** The entries of the list in which something is written, without the one that the text was pasted into if it becomes those. */
function besideOf(values: FormValues, offer: Offer): number {
  if (!('list' in offer)) return 0;
  return listAt(values, offer.list).filter(
    (entry, at) => !isEmpty(entry) && !(offer.kind === 'texts' && at === offer.entry),
  ).length;
}

/** Such as 'Project 3 – Project 10'. */
function numbersOf(form: FormField, list: FieldPath, first: number, count: number): string {
  const label = formFieldAt(form, list)?.entry?.label ?? '';
  return [...new Set([first + 1, first + count])]
    .map((number) => messages.studio.numbered({ label, number }))
    .join(' – ');
}
