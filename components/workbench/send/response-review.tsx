'use client';

import { beforeAdvice } from '@/.generated/words/workbench/codes';
import * as words from '@/.generated/words/workbench/response';
import { TextLink } from '@/components/ui/link/text-link';
import type { ResponseReview } from '@/lib/workbench/response/compare-response';
import type { CodeExplanation } from '@/lib/workbench/response/explain/explain-codes';
import { InlineMarkdown } from '../inline-markdown';
import styles from './send.module.css';

/** Codes of a response in words, and how it differs from the document. */
export function ResponseReviewNotes({ review }: { review: ResponseReview }) {
  const { explanations, need, differences } = review;
  return (
    <div className={styles.review}>
      {explanations.length > 0 && (
        <dl className={styles.codes}>
          {explanations.map((one) => (
            <Explanation key={`${one.pointer} ${one.code}`} {...one} />
          ))}
        </dl>
      )}
      {need && (
        <p>
          <a href={need.href}>{need.text}</a>
        </p>
      )}
      {differences.length === 0 ? (
        <p className={styles.documented}>{words.documented}</p>
      ) : (
        <div>
          <p>{words.differs}</p>
          <ul>
            {differences.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Explanation({ field, code, meaning, retry, advice, href }: CodeExplanation) {
  const whatToDo =
    retry !== undefined && advice !== undefined
      ? beforeAdvice(retry) + advice
      : (retry ?? advice ?? '');
  return (
    <div>
      <dt>
        {href === '' ? `${field} ${code}` : <TextLink href={href}>{`${field} ${code}`}</TextLink>}
      </dt>
      <dd>
        <InlineMarkdown text={`${meaning}.${whatToDo === '' ? '' : ` ${whatToDo}.`}`} />
      </dd>
    </div>
  );
}
