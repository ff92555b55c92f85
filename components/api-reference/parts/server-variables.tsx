import type { Server } from '@/lib/openapi/core/types';
import { truncateText } from '@/lib/text/truncate-name';
import styles from './article.module.css';

/** Most choices that are listed; further ones are counted. */
const MAX_CHOICES = 50;

/** Variables of a server's address with default and choices; nothing when there are none. */
export function ServerVariables({ server }: { server: Server | undefined }) {
  if (!server?.variables) return null;
  return (
    <ul className={styles.links} aria-label="Parts of the server's address">
      {server.variables
        .slice(0, MAX_CHOICES)
        .map(({ name, default: value, enum: choices, description }) => (
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
                  .slice(0, MAX_CHOICES)
                  .map((one, index) => (
                    <span key={index}>
                      {index > 0 && ', '}
                      <code>{truncateText(one)}</code>
                    </span>
                  ))}
                {choices.length > MAX_CHOICES && ` and ${choices.length - MAX_CHOICES} more`}
              </>
            )}
            {description !== '' && `. ${description}`}
          </li>
        ))}
    </ul>
  );
}
