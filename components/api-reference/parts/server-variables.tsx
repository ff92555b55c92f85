import type { Server } from '@/lib/openapi/core/types';
import styles from './article.module.css';

/** Variables of a server's address with default and choices; nothing when there are none. */
export function ServerVariables({ server }: { server: Server | undefined }) {
  if (!server?.variables) return null;
  return (
    <ul className={styles.links} aria-label="Parts of the server's address">
      {server.variables.map(({ name, default: value, enum: choices, description }) => (
        <li key={name}>
          <code>{`{${name}}`}</code>
          {value === `{${name}}` ? (
            ' has no default: fill it in'
          ) : (
            <>
              {' is '}
              <code>{value}</code>
            </>
          )}
          {choices.length > 1 && (
            <>
              {' unless you choose '}
              {choices
                .filter((one) => one !== value)
                .map((one, index) => (
                  <span key={index}>
                    {index > 0 && ', '}
                    <code>{one}</code>
                  </span>
                ))}
            </>
          )}
          {description !== '' && `. ${description}`}
        </li>
      ))}
    </ul>
  );
}
