import { describeEnd, readSunset } from '../constraints/sunset';
import { getAtPointer, getOwn, isObject } from '../core/json';
import type { ApiIndex, OperationEntry } from '../core/types';

/** When an operation ends, in words: `ends on June 30, 2028`; empty where its document does not say. */
export function describeOperationEnd(
  { document }: ApiIndex,
  { pointer }: Pick<OperationEntry, 'pointer'>,
): string {
  const operation = getAtPointer(document, pointer);
  const sunset = isObject(operation) && readSunset((key) => getOwn(operation, key));
  return sunset ? describeEnd(sunset) : '';
}
