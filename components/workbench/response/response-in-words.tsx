import { beforeAdvice } from '@/.generated/words/workbench/codes';
import * as words from '@/.generated/words/workbench/decoder';
import { CodeFrame } from '@/components/ui/code/code-frame';
import { JsonCode } from '@/components/ui/code/json-code';
import { TextLink } from '@/components/ui/link/text-link';
import { Sentence } from '@/components/ui/sentence';
import { ToolResult } from '@/components/ui/tool/tool-result';
import type { DecodedResponse } from '@/lib/workbench/response/decode-response';
import type { CodeExplanation } from '@/lib/workbench/response/explain/explain-codes';
import { InlineMarkdown } from '../inline-markdown';
import styles from './response-in-words.module.css';

/** A decoded response: its codes in words, then its body. */
export function ResponseInWords({ decoded }: { decoded: DecodedResponse | 'nothing' }) {
  if (decoded === 'nothing')
    return (
      <ToolResult kind="unsure" headline={words.noResponse}>
        <p>{words.whatToPaste}</p>
      </ToolResult>
    );
  const { explanations, body } = decoded;
  return (
    <>
      {explanations.length === 0 && (
        <ToolResult kind="unsure" headline={words.noCode}>
          <p>{words.howCodesAreFound}</p>
        </ToolResult>
      )}
      {explanations.length > 0 && (
        <ol className={styles.codes}>
          {explanations.map((one) => (
            <li key={`${one.pointer} ${one.code}`}>
              <Explanation {...one} />
            </li>
          ))}
        </ol>
      )}
      {body !== undefined && typeof body === 'object' && (
        <CodeFrame title={words.body}>
          <JsonCode value={body} />
        </CodeFrame>
      )}
    </>
  );
}

function Explanation({ field, code, meaning, retry, advice, href, guide }: CodeExplanation) {
  const name = (
    <>
      <code>{field}</code> <code>{code}</code>
    </>
  );
  return (
    <div className={styles.code}>
      <p className={styles.name}>{href === '' ? name : <TextLink href={href}>{name}</TextLink>}</p>
      <div className={styles.text}>
        <p>
          <InlineMarkdown text={`${meaning}.`} />
        </p>
        {(retry ?? advice) !== undefined && (
          <p>
            {retry !== undefined && (
              <b>{advice === undefined ? `${retry}.` : beforeAdvice(retry)}</b>
            )}
            {advice !== undefined && <InlineMarkdown text={`${advice}.`} />}
          </p>
        )}
        {guide && (
          <p className={styles.guide}>
            <Sentence text={words.guide}>
              <TextLink href={guide.href}>{guide.name}</TextLink>
            </Sentence>
          </p>
        )}
      </div>
    </div>
  );
}
