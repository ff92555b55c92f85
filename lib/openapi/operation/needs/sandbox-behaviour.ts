import { notInSandbox } from '@/.generated/words/openapi/calls';
import { isList, isObject } from '../../core/json';
import type { Json } from '../../core/types';
import { getAny, getDescription, getUrl, getWords, type Get, type Statement } from './statement';

const KEYS = ['x-sandbox', 'x-sandbox-behaviour', 'x-sandbox-behavior'] as const;

const AVAILABLE = ['available', 'supported', 'enabled'];

function describe(value: Json | undefined): string {
  if (value === false) return notInSandbox;
  if (isList(value)) return value.map(getWords).filter(Boolean).join(' ');
  if (!isObject(value)) return getWords(value);
  return getDescription(value) || (getAny(value, AVAILABLE) === false ? notInSandbox : '');
}

/** Reads what the sandbox does otherwise. A single word, such as the name of a mode, says nothing. */
export function readSandbox(get: Get): Statement {
  const value = KEYS.map(get).find((one) => one !== undefined);
  const text = describe(value);
  return { text: /\s/.test(text) ? text : undefined, url: getUrl(value) };
}
