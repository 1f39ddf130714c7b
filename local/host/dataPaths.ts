import path from 'node:path';

/** The place of each part's data inside the data folder. */
export function dataPaths(directory: string) {
  return {
    dynamo: path.join(directory, 'dynamo'),
    objects: path.join(directory, 'objects'),
    outbox: path.join(directory, 'outbox.sqlite'),
    endpoints: path.join(directory, 'endpoints.json'),
    cards: path.join(directory, 'cards.json'),
    secrets: path.join(directory, 'secrets'),
    unfinishedRestore: path.join(directory, 'restore.unfinished'),
  };
}
