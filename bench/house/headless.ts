import { commentsOf } from './comments.ts';
import type { Source } from './sources.ts';

/** A comment that begins with one of these has no noun as its subject, and often no verb. */
const HEADLESS = /^(?:who|whoever|whom|whose|what|whatever|nobody|nothing)\b/i;

/** Comments whose first word is one of those, each with its file and line. */
export function headlessComments(sources: readonly Source[]): string[] {
  return sources.flatMap((source) =>
    commentsOf(source).flatMap(({ line, text }) =>
      HEADLESS.test(text) ? [`${source.file}:${line}: ${text}`] : [],
    ),
  );
}
