'use client';

import { useEffect, useEffectEvent, useId, useState } from 'react';
import * as refusals from '@/.generated/words/workbench/refusals';
import * as words from '@/.generated/words/workbench/send';
import { truncateName } from '@/lib/text/truncate-name';
import type { KeyWay } from '@/lib/workbench/send/key-ways';
import type { SandboxServer } from '@/lib/workbench/send/target';
import styles from '../send.module.css';
import type { RequestChecks } from '../use-request-edit';
import { KeyFields, type KeyFieldsState, useAreHeld } from './key-fields';
import { TokenHelp } from './token-help';

/** Ways to authenticate a request, and the one that the reader has chosen. */
type KeyWays = {
  readonly ways: readonly KeyWay[];
  /** Absent until they are loaded: then the request has the keys of its sample. */
  readonly way: KeyWay | undefined;
  readonly choose: (index: number) => void;
};

/** Loads the ways to authenticate a request; none where its document does not load. */
export function useKeyWays(loadChecks: () => Promise<RequestChecks | undefined>): KeyWays {
  const [ways, setWays] = useState<readonly KeyWay[]>([]);
  const [index, choose] = useState(0);
  const load = useEffectEvent(() => loadChecks());
  useEffect(() => {
    let isCurrent = true;
    void load().then(
      (checks) => isCurrent && setWays(checks?.ways ?? []),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return { ways, way: ways[index], choose };
}

type AuthenticationProps = KeyWays & {
  server: SandboxServer;
  keys: KeyFieldsState;
};

/** Choice among the ways to authenticate a request, and the fields of the chosen one. */
export function Authentication({ ways, way, choose, server, keys }: AuthenticationProps) {
  const id = useId();
  const tokens = keys.secrets.filter(({ kind }) => kind === 'token');
  const isTokenHeld = useAreHeld(tokens);
  const obstacle = way?.certificate
    ? refusals.needsCertificate
    : way?.keys.some((key) => key.in === 'cookie')
      ? refusals.needsCookie
      : '';
  return (
    <>
      {ways.length > 1 && (
        <div className={styles.field}>
          <label className={styles.name} htmlFor={id}>
            {words.authentication}
          </label>
          <select
            id={id}
            className={styles.input}
            value={way?.label}
            onChange={({ currentTarget }) => choose(currentTarget.selectedIndex)}
          >
            {ways.map(({ label }) => (
              <option key={label} value={label}>
                {label === '' ? words.withoutKey : truncateName(label)}
              </option>
            ))}
          </select>
        </div>
      )}
      {way?.remark !== undefined && <p className={styles.help}>{way.remark}</p>}
      {obstacle !== '' && <p className={styles.help}>{obstacle}</p>}
      {keys.secrets.length > 0 && <KeyFields state={keys} />}
      {way?.token && tokens[0] && !isTokenHeld && (
        <TokenHelp
          key={way.label}
          {...{ source: way.token, server, secret: tokens[0] }}
          onToken={() => keys.sendButton.current?.focus()}
        />
      )}
    </>
  );
}
