/*
 * Programs that preview a link read the first 16 to 32 kB of a page. The framework writes the style sheet, 160 kB, before
 * title, description and share tags.
 */

const HEAD = /<head\b[^>]*>[\s\S]*?<\/head>/
const STYLE = /<style\b[^>]*>[\s\S]*?<\/style>/g
/** The beginning of the part of the head that is not metadata. */
const SCRIPTS_OR_END = /<script\b|<template\b|<\/head>/

/**
 * The page with its style sheets behind its metadata; a page that was changed before is returned unchanged. Throws where
 * it has no style sheet or no title in its head, so that a framework update that changes the HTML is noticed.
 */
export function withMetadataFirst(html: string): string {
  const head = HEAD.exec(html)?.[0] ?? ''
  const styles = head.match(STYLE)
  if (!styles || !head.includes('<title>'))
    throw new Error(
      'A page has no style sheet and title in its head, as scripts/postbuild/metadata-first.ts expects.',
    )
  const changed = head
    .replace(STYLE, '')
    // Functions, because a replacement text would read `$` as a pattern.
    .replace(SCRIPTS_OR_END, (tag) => styles.join('') + tag)
  return html.replace(HEAD, () => changed)
}
