import ts from 'typescript';
import { syntaxOf, type Source } from './sources.ts';

/** A comment as one line of text, without its marks, and the line on which it begins. */
export interface Comment {
  readonly line: number;
  readonly text: string;
}

/** The comments of a file, found between the tokens of its syntax; lines of `//` that follow each other are one. */
export function commentsOf(source: Source): Comment[] {
  const tree = syntaxOf(source);
  const ranges = new Map<number, ts.CommentRange>();
  const visit = (node: ts.Node) => {
    if (node.kind === ts.SyntaxKind.JsxText) return;
    if (node.getChildCount(tree) === 0)
      for (const range of [
        ...(ts.getTrailingCommentRanges(source.text, node.pos) ?? []),
        ...(ts.getLeadingCommentRanges(source.text, node.pos) ?? []),
      ])
        ranges.set(range.pos, range);
    for (const child of node.getChildren(tree)) if (!ts.isJSDoc(child)) visit(child);
  };
  visit(tree);
  const comments: (Comment & { lastLine: number })[] = [];
  for (const { pos, end, kind } of [...ranges.values()].sort((one, other) => one.pos - other.pos)) {
    const { line } = tree.getLineAndCharacterOfPosition(pos);
    const text = wordsOf(source.text.slice(pos, end));
    const last = comments.at(-1);
    const isAlone = source.text.slice(tree.getPositionOfLineAndCharacter(line, 0), pos).trim() === '';
    if (kind === ts.SyntaxKind.SingleLineCommentTrivia && last?.lastLine === line - 1 && isAlone)
      comments.splice(-1, 1, { ...last, text: `${last.text} ${text}`, lastLine: line });
    else {
      const lastLine = kind === ts.SyntaxKind.SingleLineCommentTrivia ? line : -1;
      comments.push({ line, text, lastLine });
    }
  }
  return comments.map(({ line, text }) => ({ line: line + 1, text }));
}

const wordsOf = (comment: string) =>
  comment
    .replace(/^\/\*\*?|\*\/$|^\/\//g, '')
    .replaceAll(/\n\s*\*?/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
