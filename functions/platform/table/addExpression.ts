/** The parts of an update that adds to numbers of an item; each name's placeholder is `#name`. */
export function addExpression(counts: Readonly<Record<string, number>>) {
  const parts = Object.entries(counts).map(([name, count]) => ({
    name,
    count,
    // A placeholder takes letters, figures and lines below only; a name of ours may hold more.
    placeholder: name.replaceAll(/\W/g, '_'),
  }));
  return {
    UpdateExpression: `ADD ${parts.map(({ placeholder }) => `#${placeholder} :${placeholder}`).join(', ')}`,
    ExpressionAttributeNames: Object.fromEntries(
      parts.map(({ placeholder, name }) => [`#${placeholder}`, name]),
    ),
    ExpressionAttributeValues: Object.fromEntries(
      parts.map(({ placeholder, count }) => [`:${placeholder}`, count]),
    ),
  };
}
