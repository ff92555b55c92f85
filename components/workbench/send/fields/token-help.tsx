'use client';

import { useEffect, useRef, useState } from 'react';
import * as words from '@/.generated/words/workbench/send';
import { getText, isObject } from '@/lib/openapi/core/json';
import { parseJsonOrText } from '@/lib/openapi/parse/parse-json';
import { printCurl } from '@/lib/openapi/request/print-curl';
import type { TokenSource } from '@/lib/openapi/request/token-request';
import { sandboxKey } from '@/lib/workbench/send/sandbox-key';
import { listSecrets, type Secret } from '@/lib/workbench/send/secrets';
import { resolveTarget, type SandboxServer } from '@/lib/workbench/send/target';
import { CurlCommand } from '../curl-instead';
import { describeState, type SendState } from '../send-status';
import { sendToSandbox } from '../send-to-sandbox';
import styles from '../send.module.css';
import { KeyFields, takeSecret, useKeyFields } from './key-fields';

type TokenHelpProps = {
  source: TokenSource;
  /** The token that it gives. */
  secret: Secret;
  server: SandboxServer;
  /** Called when the token is held, and the fields make room. */
  onToken: () => void;
};

/** Way to a token: its request from this page, where the policy allows its host, else the command of it. */
export function TokenHelp({ source, secret, server, onToken }: TokenHelpProps) {
  // The policy names the origin of the sandbox, whatever the path of a token endpoint.
  const host: SandboxServer = {
    own: new URL(server.own).origin,
    sandbox: new URL(server.sandbox).origin,
    path: '',
    production: server.production,
  };
  const { kind, request, signIn } = source;
  if (kind === 'client' && resolveTarget(request.url, host).ok)
    return <TokenForm {...{ source, secret, onToken }} server={host} />;
  return (
    <div className={styles.token}>
      <p>
        {
          { client: words.tokenElsewhere, code: words.tokenByCode, openId: words.tokenByOpenId }[
            kind
          ]
        }
      </p>
      {signIn !== undefined && (
        <p className={styles.address}>
          <code>{signIn}</code>
        </p>
      )}
      <CurlCommand text={printCurl(request)} />
    </div>
  );
}

/** Fields of a client, and the button that gets a token for it. */
function TokenForm({ source: { request }, secret, server, onToken }: TokenHelpProps) {
  const keys = useKeyFields(listSecrets(request.keys, server.own));
  const { sendButton } = keys;
  const [state, setState] = useState<SendState>({ kind: 'idle' });
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);
  const getToken = async () => {
    if (!keys.takeKeys()) return;
    const current = new AbortController();
    sending.current = current;
    const { state: last, response } = await sendToSandbox(request, {
      ...{ server, signal: current.signal },
      onSending: () => setState({ kind: 'sending' }),
    });
    if (current.signal.aborted) return;
    const body = parseJsonOrText(response?.text ?? '');
    const token = isObject(body) ? getText(body, 'access_token') : '';
    const isMissing = response !== undefined && token === '';
    const reason = isMissing ? words.noToken(response.status) : '';
    // Another try begins with other credentials.
    if (isMissing && response.status < 500) sandboxKey.forget(keys.secrets.map(({ name }) => name));
    const error = response === undefined || isMissing ? reason : takeSecret(secret, token);
    setState(error === '' ? last : { kind: 'stopped', reason: error });
    if (response && error === '') onToken();
  };
  const host = new URL(server.own).host;
  return (
    <fieldset
      className={styles.token}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        void getToken();
      }}
    >
      <legend className={styles.name}>{words.tokenByClient}</legend>
      <KeyFields state={keys} isBrief />
      <button
        ref={sendButton}
        type="button"
        className={styles.quiet}
        aria-disabled={state.kind === 'sending'}
        onClick={() => state.kind !== 'sending' && void getToken()}
      >
        {words.getToken}
      </button>
      <p className={styles.status} role="status" data-kind={state.kind}>
        {describeState({ state, host, canRepeat: true })}
      </p>
      {state.kind === 'failed' && <CurlCommand text={printCurl(request)} />}
    </fieldset>
  );
}
