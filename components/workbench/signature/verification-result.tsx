import { ToolResult } from '@/components/ui/tool/tool-result';
import type { WebhookSignature } from '@/lib/content/schemas/workbench/webhook-signature';
import labStyles from './signature-lab.module.css';
import type { LabResult } from './use-lab';

type VerificationResultProps = LabResult & { settings: WebhookSignature };

const SECRET_NAMES = ['the secret', 'the secret before the rotation'];

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
      <ToolResult kind="unsure" headline="There is no signature to verify">
        <p>
          Paste the value of <code>{settings.header}</code>. A request without it is not from us.
        </p>
      </ToolResult>
    );
  if (match < 0)
    return (
      <ToolResult
        kind="bad"
        headline={`No signature matches${reasons.length > 0 ? ', because' : ''}`}
      >
        {reasons.length > 0 ? <Reasons reasons={reasons} /> : <Unexplained isFile={isFile} />}
      </ToolResult>
    );
  const secret = signatures[match]?.secret ?? 0;
  return (
    <>
      <ToolResult kind="good" headline="Signed by us">
        <p>
          {signatures.length > 1
            ? `Signature ${match + 1} of ${signatures.length} was made with ${SECRET_NAMES[secret]}. One match is enough.`
            : `The signature was made with ${SECRET_NAMES[secret]}.`}
          {secret === 1 && ' It ends when its time is over: put the new one into your receiver.'}
        </p>
        {age && !age.isOff && <p>{age.text}</p>}
      </ToolResult>
      {age?.isOff && (
        <ToolResult kind="unsure" headline="Its time is not what a receiver expects">
          <p>{age.text}</p>
        </ToolResult>
      )}
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
      <p>
        None of the usual changes explains it: line ends, white space, JSON written anew, hex for
        Base64, another hash, the example of another event.
      </p>
      <p>
        Most likely the secret is that of another webhook, or the body is not the one that this
        header came with.
        {!isFile && ' If both are right, save the raw body and verify the file.'}
      </p>
    </>
  );
}
