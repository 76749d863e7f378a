/** Whether a text holds the marks of a page's template: Liquid, Handlebars, Jinja, ERB, PHP. The linter cannot know what they become. */
export const isTemplated = (text: string): boolean => /\{\{|\{%|\{#|<%|<\?(?:php\b|[=\s$])/.test(text);
