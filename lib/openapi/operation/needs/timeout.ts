import { getOwn, isObject } from '../../core/json';
import type { Json, JsonObject } from '../../core/types';
import { formatDuration, getUnit, parseDuration } from './duration';
import { getAny, getDescription, getUrl, getWords, type Get, type Statement } from './statement';

/** Extensions whose name says the unit: `x-timeout-ms`, `x-timeout-seconds`. */
const WITH_UNIT = ['ms', 'millis', 'milliseconds', 's', 'secs', 'seconds'] as const;

/** Numbers without a unit: few are seconds, thousands milliseconds, and others may be either. */
function guessTimeout(count: number): number | undefined {
  if (count >= 1000) return 1;
  return count <= 120 ? 1000 : undefined;
}

const parseMs = (value: Json | undefined, unit?: number): number | undefined =>
  parseDuration(value, unit === undefined ? guessTimeout : () => unit);

/** Timeout of an object: a value with its unit beside it, or a number whose key is the unit. */
function findMs(value: JsonObject): number | undefined {
  const unit = getUnit(getWords(getAny(value, ['unit', 'units'])));
  const whole = getAny(value, ['value', 'timeout', 'duration', 'client', 'read', 'request']);
  return (
    parseMs(whole, unit) ??
    Object.entries(value)
      .map(([key, each]) => {
        const own = getUnit(key);
        return own === undefined ? undefined : parseMs(each, own);
      })
      .find((one) => one !== undefined)
  );
}

/** Time after which a gateway gives up: API Gateway of AWS in ms, those of Google in seconds. */
function findGatewayMs(get: Get): number | undefined {
  const read = (extension: string, key: string, unit: number) => {
    const value = get(extension);
    return isObject(value) ? parseMs(getOwn(value, key), unit) : undefined;
  };
  return (
    read('x-amazon-apigateway-integration', 'timeoutInMillis', 1) ??
    read('x-google-backend', 'deadline', 1000)
  );
}

/**
 * Reads how long a client waits for the response.
 * @returns `ms` is absent where words say it.
 */
export function readTimeout(get: Get): Statement & { readonly ms?: number | undefined } {
  const value = get('x-timeout');
  const url = getUrl(value);
  const description = isObject(value) ? getDescription(value) : '';
  if (description !== '') return { text: description, url };
  const own = WITH_UNIT.map((name) => parseMs(get(`x-timeout-${name}`), getUnit(name)));
  const words = /\s/.test(getWords(value)) ? getWords(value) : undefined;
  const [exact] = [isObject(value) ? findMs(value) : parseMs(value), ...own].filter(
    (one) => one !== undefined,
  );
  const ms = exact ?? (words === undefined ? findGatewayMs(get) : undefined);
  return { text: ms === undefined ? words : formatDuration(ms), url, ms };
}
