import * as words from '@/.generated/words/signature/verdict';
import { Sentence } from '@/components/ui/sentence';
import { ToolResult } from '@/components/ui/tool/tool-result';
import type { WebhookSignature } from '@/lib/content/schemas/workbench/webhook-signature';
import labStyles from './signature-lab.module.css';
import type { LabResult } from './use-lab';

type VerificationResultProps = LabResult & { settings: WebhookSignature };

/**
 * Tells which secret a signature was made with.
 * @param match Index of the signature.
 * @param count Number of signatures.
 */
function describeMatch(isFormer: boolean, match: number, count: number): string {
  if (count === 1) return isFormer ? words.madeWithFormer : words.madeWithSecret;
  return isFormer
    ? words.oneMadeWithFormer({ number: match + 1, count })
    : words.oneMadeWithSecret({ number: match + 1, count });
}

/** Whether a request is signed by the provider, and why not. */
export function VerificationResult({
  verification,
  age,
  isFile,
  settings,
}: VerificationResultProps) {
  const { signatures, reasons } = verification;
  const match = signatures.findIndex(({ secret }) => secret !== undefined);
  if (signatures.length === 0)
    return (
      <ToolResult kind="unsure" headline={words.noSignature}>
        <p>
          <Sentence text={words.pasteHeader}>
            <code>{settings.header ?? settings.signatureField}</code>
          </Sentence>
        </p>
      </ToolResult>
    );
  if (match < 0)
    return (
      <ToolResult kind="bad" headline={reasons.length > 0 ? words.noMatchBecause : words.noMatch}>
        {reasons.length > 0 ? <Reasons reasons={reasons} /> : <Unexplained isFile={isFile} />}
        <SignedString text={verification.signed} />
      </ToolResult>
    );
  const isFormer = signatures[match]?.secret === 1;
  return (
    <>
      <ToolResult kind="good" headline={words.signedByUs}>
        <p>
          {describeMatch(isFormer, match, signatures.length)}
          {isFormer && ` ${words.formerEnds}`}
        </p>
        {age && !age.isOff && <p>{age.text}</p>}
        <SignedString text={verification.signed} />
      </ToolResult>
      {age?.isOff && (
        <ToolResult kind="unsure" headline={words.timeIsOff}>
          <p>{age.text}</p>
        </ToolResult>
      )}
    </>
  );
}

/** Characters of a signed string that are shown: all but the body are at its beginning, or short. */
const MAX_SHOWN_CHARS = 2000;

/** What is signed, where it is not the body alone. */
function SignedString({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <>
      <p>{words.signedString}</p>
      <p>
        <code className={labStyles.signed}>
          {text.slice(0, MAX_SHOWN_CHARS)}
          {text.length > MAX_SHOWN_CHARS && '…'}
        </code>
      </p>
    </>
  );
}

function Reasons({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 1) return <p>{reasons[0]}</p>;
  return (
    <ul className={labStyles.reasons}>
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}

function Unexplained({ isFile }: { isFile: boolean }) {
  return (
    <>
      <p>{words.unexplained}</p>
      <p>
        {words.likely}
        {!isFile && ` ${words.saveBody}`}
      </p>
    </>
  );
}
