import { type FormEvent, useState } from 'react';
import { sectionIds } from '../../../routes.ts';
import { ExternalLink } from '../../components/external-link.tsx';
import { type PageProps, Part } from '../../components/part.tsx';
import { PhoneLink } from '../../components/phone-link.tsx';
import { Phrases } from '../../components/phrases.tsx';
import { useIsPrerendered } from '../../navigation/use-section-scroll.ts';
import { useSite } from '../../site-content.ts';
import styles from './contact.module.css';
import { CopyableAddress } from './copyable-address.tsx';
import { isTooLongForMail, mailDraft, mailTarget } from './mail.ts';

/** What a visitor has written, because another page shows another form. */
const written: Record<string, string> = {};

function keep({
  currentTarget: { name, value },
}: FormEvent<HTMLInputElement | HTMLTextAreaElement>) {
  written[name] = value;
}

/** The last card of a programme. Its heading is called `write-heading`, because reader modes drop a heading, a div or a list called contact. */
export function ContactSection({ headingLevel: Heading }: PageProps) {
  const { portfolio, words } = useSite();
  const target = mailTarget(portfolio.email);
  const isPrerendered = useIsPrerendered();
  const [isLong, setIsLong] = useState(false);
  const [before] = useState({ ...written });

  function openMailDraft(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const draft = mailDraft(portfolio.email, words.contact.subject, {
      Email: String(data.get('Email')),
      Message: String(data.get('Message')),
    });
    setIsLong(isTooLongForMail(draft));
    window.location.href = draft;
  }

  return (
    <Part id={sectionIds.contact} className={styles.contact} aria-labelledby="write-heading">
      <section className={styles.card}>
        <div>
          <Heading id="write-heading" tabIndex={-1}>
            <Phrases text={words.contact.heading} />
          </Heading>
          <p className={styles.lead}>
            <Phrases text={words.contact.lead} />
          </p>
        </div>
        <form
          className={styles.form}
          action={isPrerendered ? undefined : target}
          method="POST"
          encType="text/plain"
          onSubmit={openMailDraft}
        >
          <label className={styles.field}>
            <Phrases text={words.contact.email} />{' '}
            <input
              className={styles.control}
              type="email"
              name="Email"
              autoComplete="email"
              required
              defaultValue={before.Email}
              onInput={keep}
            />
          </label>{' '}
          <label className={styles.field}>
            <Phrases text={words.contact.message} />{' '}
            <textarea
              className={styles.control}
              name="Message"
              rows={4}
              required
              defaultValue={before.Message}
              onInput={keep}
            />
          </label>
          <button
            type="submit"
            className={styles.submit}
            // The button has the target, because Thunderbird warns of a scam if a form in a mail has an action.
            formAction={isPrerendered ? target : undefined}
          >
            <Phrases text={words.contact.submit} />
          </button>
          {isLong && (
            <p role="alert">
              <Phrases text={words.contact.tooLong} />
            </p>
          )}
        </form>
        <section className={styles.others}>
          <CopyableAddress label={words.contact.address} address={portfolio.email} />
          <Links />
        </section>
      </section>
    </Part>
  );
}

function Links() {
  const { portfolio, words } = useSite();
  const { phone, whatsapp = true, linkedin, links = [] } = portfolio;
  const named = [
    ...(linkedin ? [{ name: words.contact.linkedin, address: linkedin }] : []),
    ...links,
  ];
  if (!phone && named.length === 0) return null;
  return (
    <ul>
      {phone && (
        <li>
          <PhoneLink className={styles.link} phone={phone}>
            {whatsapp ? <Phrases text={words.contact.whatsapp} /> : <bdi dir="ltr">{phone}</bdi>}
          </PhoneLink>
        </li>
      )}
      {named.map(({ name, address }) => (
        <li key={name + address}>
          <ExternalLink className={styles.link} href={address}>
            <Phrases text={name} />
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
