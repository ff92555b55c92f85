'use client';

import { type ReactNode, type RefObject, useEffect, useId, useState } from 'react';
import { SIGNATURE_LAB } from '@/.generated/signature-lab';
import * as words from '@/.generated/words/signature/lab';
import { Sentence } from '@/components/ui/sentence';
import type { SignatureLabSettings } from '@/lib/pages/workbench/signature-lab-settings';
import { canSign, encodeText } from '@/lib/workbench/signature/sign-body';
import { verifySignature } from '@/lib/workbench/signature/verify-signature';
import styles from '../tool-box.module.css';
import { useFocusOnMount } from '../use-focus-on-mount';
import { BodyField } from './body-field';
import labStyles from './signature-lab.module.css';
import { TestDeliveries } from './test-deliveries';
import { type LineField, printKnownHeaders, useLab } from './use-lab';
import { VerificationResult } from './verification-result';

/** The signature lab, with the settings of this portal. */
export function SignatureLab() {
  return SIGNATURE_LAB && <Lab settings={SIGNATURE_LAB} />;
}

/**
 * Verifies a signed request, explains why it does not match, and signs test deliveries. The fields belong to the
 * browser alone: a value that React sets would be in the document as an attribute.
 */
export function Lab({ settings }: { settings: SignatureLabSettings }) {
  const { signature } = settings;
  const id = useId();
  const { body, header, secret, formerSecret, url, webhookId, file, setFile, ...lab } =
    useLab(settings);
  const box = useFocusOnMount<HTMLElement>();
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={`${id}title`}
      className={styles.box}
      onInput={lab.clearResult}
    >
      <h4 id={`${id}title`} className={labStyles.title}>
        {words.lab}
      </h4>
      <SelfTest settings={settings} />
      <div className={styles.fields}>
        <BodyField field={body} file={file} onFile={setFile} />
        {signature.header !== undefined && (
          <Field field={header} isLong={Object.keys(signature.headers).length > 0}>
            <Sentence text={words.header}>
              <code>{[...Object.values(signature.headers), signature.header].join(', ')}</code>
            </Sentence>
          </Field>
        )}
        {signature.signed.includes('{url}') && <Field field={url}>{words.url}</Field>}
        {signature.signed.includes('{webhookId}') && (
          <Field field={webhookId}>{words.webhookId}</Field>
        )}
        {signature.algorithm === 'HMAC' ? (
          <div className={styles.pair}>
            <Field field={secret} type="password">
              {words.secret}
            </Field>
            <Field field={formerSecret} type="password">
              {words.formerSecret}
            </Field>
          </div>
        ) : (
          <div className={styles.pair}>
            <Field field={secret} isLong>
              {words.publicKey}
            </Field>
            <Field field={formerSecret} isLong>
              {words.formerPublicKey}
            </Field>
          </div>
        )}
        <div className={styles.buttons}>
          <button type="button" className={styles.main} onClick={lab.verify}>
            {words.verify}
          </button>
          <button type="button" className={styles.other} onClick={lab.fillKnown}>
            {words.fillKnown}
          </button>
          <button type="button" className={styles.other} onClick={lab.forget}>
            {words.forgetAll}
          </button>
        </div>
        <div role="status" className={styles.result}>
          {lab.result && <VerificationResult {...lab.result} settings={signature} />}
        </div>
      </div>
      <TestDeliveries settings={settings} getSecret={lab.getSecret} />
    </section>
  );
}

type FieldProps = {
  field: RefObject<LineField | null>;
  type?: 'text' | 'password';
  /** Whether its value has several lines. */
  isLong?: boolean;
  children: ReactNode;
};

/** A field with its label. */
function Field({ field, type = 'text', isLong = false, children }: FieldProps) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{children}</span>
      {isLong ? (
        <textarea ref={field} className={styles.input} {...PRIVATE} />
      ) : (
        <input ref={field} type={type} className={styles.input} {...PRIVATE} />
      )}
    </label>
  );
}

/** Keeps browser and password managers from storing, completing and correcting a field. */
const PRIVATE = {
  autoComplete: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
} as const;

/** Verifies the known answer of the guide, which tells that this browser signs as the provider does. */
function SelfTest({ settings: { signature } }: { settings: SignatureLabSettings }) {
  const [verdict, setVerdict] = useState<'passed' | 'failed' | 'impossible'>();
  useEffect(() => {
    const { body, secret, url, webhookId } = signature.known;
    const test = async () => {
      if (!canSign()) return 'impossible';
      const header = printKnownHeaders(signature);
      const values = { url, webhookId };
      const request = { body: encodeText(body), header, values, secrets: [secret] };
      const { signatures } = await verifySignature(request, signature);
      return signatures.some((one) => one.secret === 0) ? 'passed' : 'failed';
    };
    void test().then(setVerdict, () => setVerdict('failed'));
  }, [signature]);
  return (
    <p role="status" className={labStyles.lead} data-verdict={verdict}>
      {verdict === 'passed' && words.ready}
      {verdict === 'failed' && words.notVerified}
      {verdict === 'impossible' && words.impossible}
    </p>
  );
}
