import { signTitle, title } from '@/.generated/words/signature/samples';
import styles from '@/components/ui/code/code.module.css';
import { CopyButton } from '@/components/ui/code/copy-button';
import { findRequestSignature } from '@/lib/content/load/build-additions';
import { readRequestSignatures, readWebhookSignature } from '@/lib/content/read-data';
import { isLanguage } from '@/lib/openapi/core/sample-languages';
import { printRequestSigners } from '@/lib/workbench/signature/samples/sign-samples';
import { printSignatureSamples } from '@/lib/workbench/signature/samples/verify-samples';
import { LanguageGroup } from './language-group';
import { renderProgramHtml } from './request-frame';

/** Code that verifies the signature of a webhook in every language, made of `content/webhook-signature.json`. */
export function SignatureSamples() {
  const settings = readWebhookSignature();
  if (!settings) return null;
  return <SampleFrame label={title} samples={printSignatureSamples(settings)} />;
}

/** Code that signs a request in every language that can, made of `content/request-signature.json`. */
export function RequestSignatureSamples({ api = '' }: { api?: string }) {
  const all = readRequestSignatures();
  const settings = api === '' ? all[0] : findRequestSignature(all, api);
  return settings ? (
    <SampleFrame label={signTitle} samples={printRequestSigners(settings)} />
  ) : null;
}

type SampleFrameProps = {
  label: string;
  samples: readonly (readonly [language: string, code: string])[];
};

function SampleFrame({ label, samples }: SampleFrameProps) {
  const tabs = samples.flatMap(([language, code]) =>
    isLanguage(language) ? [{ language, html: renderProgramHtml(code) }] : [],
  );
  return (
    <div className={styles.frame} role="group" aria-label={label} data-code>
      <LanguageGroup tabs={tabs} />
      <CopyButton className={styles.copy} label={label} />
    </div>
  );
}
