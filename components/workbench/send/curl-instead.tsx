'use client';

import { useId, useState } from 'react';
import * as words from '@/.generated/words/workbench/send';
import { notLoaded } from '@/.generated/words/workbench/tool-openers';
import { CopyButton } from '@/components/ui/code/copy-button';
import { ShellCode } from '@/components/ui/code/shell-code';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import { printCurl } from '@/lib/openapi/request/print-curl';
import type { ReceivedResponse } from '@/lib/workbench/response/received-response';
import styles from './send.module.css';

/** A command with a button that copies it. */
export function CurlCommand({ text }: { text: string }) {
  return (
    <div className={styles.curl} data-code>
      <pre tabIndex={0} role="group" aria-label="curl">
        <code>
          <ShellCode text={text} />
        </code>
      </pre>
      <CopyButton className={styles.quiet} label="curl" />
    </div>
  );
}

/** Options of curl that present a certificate of the client, which only its owner has. */
const CERTIFICATE = '--cert YOUR_CERTIFICATE.pem --key YOUR_KEY.pem ';

type CurlInsteadProps = {
  request: SampleRequest;
  onReceived: (received: ReceivedResponse) => void;
};

/** Way out where a page may not read the response: the command, and a field for what it printed. */
export function CurlInstead({ request, onReceived }: CurlInsteadProps) {
  const id = useId();
  const [error, setError] = useState('');
  const read = async (text: string) => {
    const { parseCurlOutput } = await import('@/lib/workbench/response/parse-curl-output');
    const received = parseCurlOutput(text);
    setError(received || text.trim() === '' ? '' : words.noResponse);
    if (received) onReceived(received);
  };
  return (
    <div className={styles.curl}>
      <CurlCommand
        text={printCurl(request).replace(
          /^curl /,
          `curl -i ${request.certificate ? CERTIFICATE : ''}`,
        )}
      />
      <label className={styles.name} htmlFor={id}>
        {words.printed}
      </label>
      <textarea
        id={id}
        className={styles.pasted}
        rows={4}
        autoComplete="off"
        spellCheck={false}
        aria-describedby={`${id}error`}
        onChange={({ currentTarget }) =>
          void read(currentTarget.value).catch(() => setError(notLoaded))
        }
      />
      <p className={styles.error} id={`${id}error`}>
        {error}
      </p>
    </div>
  );
}
