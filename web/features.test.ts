import ts from 'typescript';
import { expect, test } from 'vitest';
import { featureOf, isDoor, sources, walk } from './sources.testing.ts';

interface Crossing {
  readonly from: string;
  readonly to: string;
}

/** Imports of a feature by something outside it. */
const across: readonly Crossing[] = [...sources].flatMap(([from, { imports }]) =>
  imports
    .filter(({ file }) => featureOf(file) !== undefined && featureOf(file) !== featureOf(from))
    .map(({ file }) => ({ from, to: file })),
);
const arrow = ({ from, to }: Crossing) => `${from} -> ${to}`;

test('a feature imports another through its index.ts only', () => {
  const deeper = across.filter(({ from, to }) => featureOf(from) !== undefined && !isDoor(to));
  expect(deeper.map(arrow)).toEqual([]);
});

test('the application imports a feature through its index.ts and its routes only', () => {
  const isRoutes = /^features\/\w+\/\w+\/(routes|laterRoutes|adminRoutes)\.ts$/;
  const deeper = across.filter(
    ({ from, to }) => from.startsWith('app/') && !isDoor(to) && !isRoutes.test(to),
  );
  expect(deeper.map(arrow)).toEqual([]);
});

test('nothing else imports a feature, and features do not import the application', () => {
  const others = across.filter(({ from }) => featureOf(from) === undefined && !from.startsWith('app/'));
  expect(others.map(arrow)).toEqual([]);
  const upwards = [...sources].flatMap(([from, { imports }]) =>
    imports
      .filter(({ file }) => file.startsWith('app/') && !from.startsWith('app/'))
      .map(({ file }) => `${from} -> ${file}`),
  );
  expect(upwards).toEqual([]);
});

test('features and the rooms below them form no circle', () => {
  const roomOf = (file: string) => featureOf(file) ?? file.split('/')[0] ?? file;
  const next = new Map<string, Set<string>>();
  for (const [from, { imports }] of sources)
    for (const { file } of imports)
      if (roomOf(file) !== roomOf(from))
        next.set(roomOf(from), (next.get(roomOf(from)) ?? new Set()).add(roomOf(file)));
  const circleFrom = (room: string, way: readonly string[]): readonly string[] | undefined =>
    way.includes(room)
      ? [...way.slice(way.indexOf(room)), room]
      : [...(next.get(room) ?? [])].map((other) => circleFrom(other, [...way, room])).find(Boolean);
  const circles = [...next.keys()].map((room) => circleFrom(room, [])).filter(Boolean);
  expect(circles).toEqual([]);
});

test('a query key begins with its operation, and the query client alone invalidates queries', () => {
  const byHand: string[] = [];
  for (const [file, { tree }] of sources) {
    walk(tree, (node) => {
      const isKey = ts.isPropertyAssignment(node) && node.name.getText() === 'queryKey';
      if (isKey && ts.isArrayLiteralExpression(node.initializer)) byHand.push(`${file}: ${node.getText()}`);
      const isCall = ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression);
      if (isCall && node.expression.name.text === 'invalidateQueries' && file !== 'api/queryClient.ts')
        byHand.push(`${file}: ${node.getText()}`);
    });
  }
  expect(byHand).toEqual([]);
});
