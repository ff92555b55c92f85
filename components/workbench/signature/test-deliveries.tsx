import { useId, useRef, useState } from 'react';
import * as words from '@/.generated/words/signature/deliveries';
import { CodeFrame } from '@/components/ui/code/code-frame';
import { ShellCode } from '@/components/ui/code/shell-code';
import { PageLink } from '@/components/ui/link/page-link';
import type { SignatureLabSettings } from '@/lib/pages/workbench/signature-lab-settings';
import { buildDelivery, getBodyPath, setField } from '@/lib/workbench/signature/sign-delivery';
import styles from '../tool-box.module.css';
import labStyles from './signature-lab.module.css';

type TestDeliveriesProps = {
  settings: SignatureLabSettings;
  /** The reader's secret; empty for none. */
  getSecret: () => string;
};

type SignedDelivery = {
  event: string;
  /** Page of the event. */
  href: string;
  command: string;
  /** Whether it is signed with the secret of the guide. */
  isKnown: boolean;
};

/** Signed requests of every documented event, as commands for the receiver on the reader's machine. */
export function TestDeliveries({
  settings: { signature, events },
  getSecret,
}: TestDeliveriesProps) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const address = useRef<HTMLInputElement>(null);
  const [delivery, setDelivery] = useState<SignedDelivery>();
  const write = async () => {
    const found = events.find(({ event }) => event === select.current?.value);
    if (!found) return;
    const { known, timeField, receiver } = signature;
    const secret = known.privateKey === undefined ? getSecret() : '';
    const now = new Date();
    const time = now.toISOString().replace(/\.\d+/, '');
    const command = await buildDelivery(
      {
        body: setField(found.body, getBodyPath(signature, timeField), time),
        secret: secret === '' ? (known.privateKey ?? known.secret) : secret,
        url: address.current?.value.trim() || receiver,
        now: now.getTime(),
        id: `msg_${crypto.randomUUID()}`,
        webhookId: known.webhookId,
      },
      signature,
    );
    setDelivery({ event: found.event, href: found.href, command, isKnown: secret === '' });
  };
  // A public key verifies and does not sign.
  if (signature.algorithm !== 'HMAC' && signature.known.privateKey === undefined) return null;
  return (
    <div className={labStyles.deliveries}>
      <h5 id={`${id}title`} className={labStyles.subtitle}>
        {words.title}
      </h5>
      <p className={styles.lead}>{words.about}</p>
      <div className={styles.pair}>
        <label className={styles.field}>
          <span className={styles.label}>{words.event}</span>
          <select ref={select} className={styles.input} onChange={() => setDelivery(undefined)}>
            {events.map(({ event }) => (
              <option key={event}>{event}</option>
            ))}
          </select>
        </label>
        <label className={styles.field}>
          <span className={styles.label}>{words.receiver}</span>
          <input
            ref={address}
            type="text"
            inputMode="url"
            className={styles.input}
            defaultValue={signature.receiver}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
        </label>
      </div>
      <p>
        <button type="button" className={styles.other} onClick={() => void write()}>
          {words.sign}
        </button>
      </p>
      <div role="status" className="visually-hidden">
        {delivery && words.signed(delivery.event)}
      </div>
      {delivery && <Command {...delivery} />}
    </div>
  );
}

function Command({ event, href, command, isKnown }: SignedDelivery) {
  return (
    <div className={labStyles.command}>
      <CodeFrame title={isKnown ? words.withKnownSecret(event) : words.withYourSecret(event)}>
        <ShellCode text={command} />
      </CodeFrame>
      <p className={styles.note}>
        {words.secretIsOut} <PageLink href={href}>{words.allFields}</PageLink>
      </p>
    </div>
  );
}
