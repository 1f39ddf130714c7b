/** Given names that stand for one another (ours; organisers decide in any case). */
const GROUPS = [
  'alexander alexandra alex sasha sandra xander',
  'elizabeth elisabeth eliza liz lizzy beth betty ellie elsie lisa',
  'katherine catherine kathryn katharina kate katie kathy cathy kat',
  'margaret maggie meg peggy greta',
  'isabella isabelle isabel bella izzy',
  'charlotte lottie charlie',
  'madeleine madeline maddie maddy',
  'gabriella gabrielle gabby',
  'josephine josie',
  'victoria vicky tori',
  'rebecca becky becca',
  'natalie natalia nat tasha natasha',
  'abigail abby',
  'william will bill billy liam',
  'robert rob bob bobby',
  'michael mike mikey mick',
  'christopher chris kit',
  'benjamin ben benny',
  'daniel dan danny',
  'matthew matt',
  'nicholas nick nico',
  'samuel samantha sam sammy',
  'thomas tom tommy',
  'joseph joe joey',
  'edward eddie ted ned',
  'maximilian maximiliane max',
  'theodore theo teddy',
  'anthony tony',
  'andrew andy drew',
  'johannes hans john johnny jack',
  'sofia sophia sophie',
  'evelyn evie eve',
].map((group) => new Set(group.split(' ')));

/** Whether one given name is short for the other, or both for a third. Plain lower-case letters. */
export function isNickname(one: string, other: string): boolean {
  if (GROUPS.some((group) => group.has(one) && group.has(other))) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= 3 && long.startsWith(short);
}
