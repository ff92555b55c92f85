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

function formatMs(value: Json | undefined, unit?: number): string | undefined {
  const ms = parseDuration(value, unit === undefined ? guessTimeout : () => unit);
  return ms === undefined ? undefined : formatDuration(ms);
}

/** Timeout of an object: words, a value with its unit beside it, or a number whose key is the unit. */
function describeObject(value: JsonObject): string | undefined {
  const description = getDescription(value);
  if (description !== '') return description;
  const unit = getUnit(getWords(getAny(value, ['unit', 'units'])));
  const whole = getAny(value, ['value', 'timeout', 'duration', 'client', 'read', 'request']);
  return (
    formatMs(whole, unit) ??
    Object.entries(value)
      .map(([key, each]) => {
        const own = getUnit(key);
        return own === undefined ? undefined : formatMs(each, own);
      })
      .find((one) => one !== undefined)
  );
}

/** Time after which a gateway gives up: API Gateway of AWS in ms, those of Google in seconds. */
function describeGateway(get: Get): string | undefined {
  const read = (extension: string, key: string, unit: number) => {
    const value = get(extension);
    return isObject(value) ? formatMs(getOwn(value, key), unit) : undefined;
  };
  return (
    read('x-amazon-apigateway-integration', 'timeoutInMillis', 1) ??
    read('x-google-backend', 'deadline', 1000)
  );
}

/** Reads how long a client waits for the response. */
export function readTimeout(get: Get): Statement {
  const value = get('x-timeout');
  const text = isObject(value) ? describeObject(value) : formatMs(value);
  const own = WITH_UNIT.map((name) => formatMs(get(`x-timeout-${name}`), getUnit(name)));
  const words = /\s/.test(getWords(value)) ? getWords(value) : undefined;
  const [found] = [text, ...own, words, describeGateway(get)].filter((one) => one !== undefined);
  return { text: found, url: getUrl(value) };
}
