'use client';

import * as words from '@/.generated/words/workbench/send';
import styles from '../send/send.module.css';
import { chooseBuiltIn, isInProduction, useBuiltIn } from './built-in';

/**
 * Offers the sandbox in the page, which needs no key and no network, and says where requests go while it is chosen.
 * @param host Host that requests go to otherwise.
 */
export function BuiltInChoice({ host }: { host: string }) {
  const isBuiltIn = useBuiltIn();
  if (isBuiltIn && isInProduction()) return <p className={styles.choice}>{words.inProduction}</p>;
  return (
    <p className={styles.choice} data-built-in={isBuiltIn}>
      {isBuiltIn ? words.builtInHelp : words.withoutKeyOrNetwork}{' '}
      <button type="button" className={styles.quiet} onClick={() => chooseBuiltIn(!isBuiltIn)}>
        {isBuiltIn ? words.useHost(host) : words.useBuiltIn}
      </button>
    </p>
  );
}
