import { isObject } from '@/lib/openapi/core/json';
import type { JsonObject } from '@/lib/openapi/core/types';
import { type RuleValues, setFields } from './evaluate';
import { findRecordPlace, getAtPlace, setAtPlace } from './place';
import { getSourceAt, projectRecord } from './project-record';
import type { Turn } from './turn';

/** Record that an event is about. */
type EventSubject = {
  /** Name of the field that has its id. */
  readonly id: string;
  readonly fields: JsonObject;
  /** Fields of its data beside those of the record. */
  readonly set: RuleValues | undefined;
};

/**
 * Builds the body of an event: the document's example, with the record in its place, and what all events have
 * (`events.set` of the rules). One that no document describes has its name and the record.
 */
export async function buildEventBody(
  turn: Turn,
  event: string,
  { id, fields, set }: EventSubject,
): Promise<JsonObject> {
  const documented = turn.findEvent(event);
  const data = await setFields(fields, set, turn.scope);
  const common = (body: JsonObject) => setFields(body, turn.rules.events.set, turn.scope);
  if (!documented) return common({ event, data });
  const { run, source, example } = documented;
  const place = findRecordPlace(example, id) ?? [];
  const shown = projectRecord(
    run,
    getSourceAt(run, source, place),
    getAtPlace(example, place),
    data,
  );
  const body = setAtPlace(example, place, shown);
  return common(isObject(body) ? body : { event, data });
}
