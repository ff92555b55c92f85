'use client';

import { useEffect, useEffectEvent, useId } from 'react';
import * as words from '@/.generated/words/workbench/lifecycle-run';
import { printJson } from '@/lib/openapi/core/print-json';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { findJsonError } from '@/lib/openapi/parse/json-error';
import { buildRequest } from '@/lib/openapi/request/build-request';
import { readSavedApi } from '../saved-api';
import box from '../tool-box.module.css';

type SampleBodyProps = {
  /** Ids of the API and of the operation. */
  api: string;
  id: string;
  name: string;
  /** Text of the reader; absent before the sample is there. */
  text: string | undefined;
  onChange: (text: string) => void;
};

/** Sample body of an operation as JSON, to be changed before it is sent. */
export function SampleBody({ api, id, name, text, onChange }: SampleBodyProps) {
  const help = useId();
  const begin = useEffectEvent(async () => {
    const index = text === undefined ? await readSavedApi(api).catch(() => undefined) : undefined;
    const operation = index && resolveOperation(index, id);
    const body = index && operation && buildRequest(index, operation).body;
    if (body?.kind === 'json') onChange(printJson(body.value, 2));
  });
  useEffect(() => void begin(), []);
  if (text === undefined) return <p className={box.note}>{words.noBody}</p>;
  const error = findJsonError(text);
  return (
    <>
      <textarea
        className={box.input}
        aria-label={words.bodyOf(name)}
        aria-invalid={error !== undefined}
        aria-describedby={help}
        spellCheck={false}
        rows={Math.min(text.split('\n').length, 14)}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={help} className={box.note}>
        {error && `${error.message} (${error.at})`}
      </p>
    </>
  );
}
