import { getOwn, isObject } from '@/lib/openapi/core/json';
import { isJsonMedia } from '@/lib/openapi/core/media-type';
import { NO_SCHEMA, type SchemaSource } from '@/lib/openapi/core/schema-types';
import type { JsonObject } from '@/lib/openapi/core/types';
import { omitField } from './memory/evaluate';
import { findRecordPlace, getAtPlace } from './memory/place';
import { getSourceAt, listSecretNames, omitReadOnly } from './memory/project-record';
import { type Exchange, parseBody } from './memory/show-result';
import { getResource, type Turn } from './memory/turn';

function getRequestSource({ accepted: { operation } }: Exchange): SchemaSource {
  const content = operation.requestBody?.content ?? [];
  return (content.find(({ name }) => isJsonMedia(name)) ?? content[0])?.schema ?? NO_SCHEMA;
}

/** Fields that a request has for a record, and their schema. */
type SentRecord = { readonly fields: JsonObject; readonly request: SchemaSource };

/**
 * Fields that a request has for a record: those of its body, or of the object in it that stands where the response has
 * the record, or that is all it has, and has fields of the record (`{ customer: { name } }`).
 */
export function getSentRecord(turn: Turn, exchange: Exchange, resource: string): SentRecord {
  const { run, accepted, response } = exchange;
  const { id } = getResource(turn, resource);
  const body = isObject(accepted.body) ? accepted.body : {};
  const [[name, only] = ['', undefined], ...others] = Object.entries(body);
  const known = turn.findRecordExample(resource, id) ?? {};
  const isWrapped =
    isObject(only) &&
    others.length === 0 &&
    !Object.hasOwn(known, name) &&
    Object.keys(only).some((one) => Object.hasOwn(known, one));
  const shown = findRecordPlace(parseBody(response), id) ?? [];
  const isAlike = shown.length > 0 && isObject(getAtPlace(body, shown));
  const place = isAlike ? shown : isWrapped ? [name] : [];
  const request = getSourceAt(run, getRequestSource(exchange), place);
  const sent = getAtPlace(body, place);
  return { request, fields: omitReadOnly(run, request, isObject(sent) ? sent : {}) };
}

/** Fields of a request that a record takes over. A PATCH changes parts of the objects in them (RFC 7396). */
export function getChange(
  turn: Turn,
  exchange: Exchange,
  resource: string,
  record: JsonObject,
): JsonObject {
  const { fields, request } = getSentRecord(turn, exchange, resource);
  const secret = listSecretNames(exchange.run, request, fields);
  const names = [...secret, getResource(turn, resource).id];
  const sent = names.reduce(omitField, fields);
  const isPatch = exchange.accepted.request.method === 'PATCH';
  return isPatch ? mergeFields(record, sent) : sent;
}

/** Fields of a change, with what objects in them had before. */
function mergeFields(before: JsonObject, sent: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => {
      const own = getOwn(before, name);
      return [
        name,
        isObject(own) && isObject(value) ? { ...own, ...mergeFields(own, value) } : value,
      ];
    }),
  );
}
