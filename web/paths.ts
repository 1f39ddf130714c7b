/** Every address of the product, built in one place (specification, section 2). */
export * as paths from './paths/everyPath.ts';
