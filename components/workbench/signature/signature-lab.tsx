'use client';

import { useEffect, useId, useState } from 'react';
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
import { useLab } from './use-lab';
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
  const { body, header, secret, formerSecret, file, setFile, result, clearResult, ...actions } =
    useLab(settings);
  const box = useFocusOnMount<HTMLElement>();
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={`${id}title`}
      className={styles.box}
      onInput={clearResult}
    >
      <h4 id={`${id}title`} className={labStyles.title}>
        {words.lab}
      </h4>
      <SelfTest settings={settings} />
      <div className={styles.fields}>
        <BodyField field={body} file={file} onFile={setFile} />
        <label className={styles.field}>
          <span className={styles.label}>
            <Sentence text={words.header}>
              <code>{signature.header}</code>
            </Sentence>
          </span>
          <input ref={header} type="text" className={styles.input} {...PRIVATE} />
        </label>
        <div className={styles.pair}>
          <label className={styles.field}>
            <span className={styles.label}>{words.secret}</span>
            <input ref={secret} type="password" className={styles.input} {...PRIVATE} />
          </label>
          <label className={styles.field}>
            <span className={styles.label}>{words.formerSecret}</span>
            <input ref={formerSecret} type="password" className={styles.input} {...PRIVATE} />
          </label>
        </div>
        <div className={styles.buttons}>
          <button type="button" className={styles.main} onClick={actions.verify}>
            {words.verify}
          </button>
          <button type="button" className={styles.other} onClick={actions.fillKnown}>
            {words.fillKnown}
          </button>
          <button type="button" className={styles.other} onClick={actions.forget}>
            {words.forgetAll}
          </button>
        </div>
        <div role="status" className={styles.result}>
          {result && <VerificationResult {...result} settings={signature} />}
        </div>
      </div>
      <TestDeliveries settings={settings} getSecret={actions.getSecret} />
    </section>
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
    const { body, secret, signature: header } = signature.known;
    const test = async () => {
      if (!canSign()) return 'impossible';
      const request = { body: encodeText(body), header, secrets: [secret] };
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
