/**
 * Returns whether a text contains the delimiters of a page's template: Liquid, Handlebars, Jinja, ERB, PHP. The linter
 * cannot know their output.
 */
export const isTemplated = (text: string): boolean => /\{\{|\{%|\{#|<%|<\?(?:php\b|[=\s$])/.test(text);
