/** Attributes whose text differs from row to row; it only counts whether they have any. */
export const OWN_TO_A_ROW = [
  'alt',
  'aria-controls',
  'aria-describedby',
  'aria-label',
  'aria-labelledby',
  'data-key',
  'datetime',
  'for',
  'href',
  'id',
  'name',
  'src',
  'title',
  'value',
];

/**
 * Rows of a list that are made like one before them: the same elements, classes, states and styles, and text in the same
 * places. axe looks at one of each; in a list of a hundred the others take most of its time. Runs in the page.
 */
export function findRepeated(ownToARow: readonly string[]): Element[] {
  const shapes = new Map<string, number>();
  const shapeOf = new Map<Element, number>();
  const attribute = ({ name, value }: Attr) =>
    ownToARow.includes(name) ? `${name}${value.trim() === '' ? '=' : ''}` : `${name}="${value}"`;
  const childShape = (node: ChildNode) => {
    if (node instanceof Element) return measure(node);
    return node.nodeType === Node.TEXT_NODE && (node.nodeValue ?? '').trim() !== '' ? 'text' : '';
  };
  const measure = (element: Element): number => {
    const attributes = [...element.attributes].map(attribute).join(' ');
    const words = `${element.tagName} ${attributes}>${[...element.childNodes].map(childShape).join(' ')}`;
    const shape = shapes.get(words) ?? shapes.size;
    shapes.set(words, shape);
    shapeOf.set(element, shape);
    return shape;
  };
  const repeatedIn = (parent: Element): Element[] => {
    const seen = new Set<string>();
    return [...parent.children].flatMap((child, index, { length }) => {
      // Style sheets draw every second row, the first and the last in another way.
      const key = `${String(shapeOf.get(child))} ${index === 0 || index === length - 1 ? index : index % 2 === 0}`;
      if (child.firstElementChild !== null && seen.has(key)) return [child];
      seen.add(key);
      return repeatedIn(child);
    });
  };
  measure(document.body);
  return repeatedIn(document.body);
}
