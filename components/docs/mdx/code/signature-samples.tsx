import { title } from '@/.generated/words/signature/samples';
import styles from '@/components/ui/code/code.module.css';
import { CopyButton } from '@/components/ui/code/copy-button';
import { readWebhookSignature } from '@/lib/content/read-data';
import { isLanguage } from '@/lib/openapi/core/sample-languages';
import { printSignatureSamples } from '@/lib/workbench/signature/samples/print-signature-sample';
import { LanguageGroup } from './language-group';
import { renderProgramHtml } from './request-frame';

/** Code that verifies the signature of a webhook in every language, made of `content/webhook-signature.json`. */
export function SignatureSamples() {
  const settings = readWebhookSignature();
  if (!settings) return null;
  const tabs = Object.entries(printSignatureSamples(settings)).flatMap(([language, code]) =>
    isLanguage(language) ? [{ language, html: renderProgramHtml(code) }] : [],
  );
  return (
    <div className={styles.frame} role="group" aria-label={title} data-code>
      <LanguageGroup tabs={tabs} />
      <CopyButton className={styles.copy} label={title} />
    </div>
  );
}
