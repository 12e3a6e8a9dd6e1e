/**
 * Headings that nearly every page of a language may have, which therefore say little about any of them. In English, how
 * often a heading occurs is enough to tell. Chinese titles are written without spaces: a query such as 配置 is the whole
 * heading 配置, but only a part of the title 配置文件, so the heading would come first on every page that has it.
 */
const GENERIC: Readonly<Record<string, ReadonlySet<string>>> = {
  zh: new Set(
    '概述 概览 介绍 简介 背景 用法 使用 使用方法 使用方式 基本用法 示例 例子 代码示例 配置 配置项 选项 参数 属性 类型 默认值 说明 详情 注意 注意事项 提示 常见问题 参考 参考资料 相关 相关链接 更多 总结 小结'.split(
      ' ',
    ),
  ),
};

/** Recognizes a heading that many pages in its language have. */
export function isGenericHeading(title: string, lang: string): boolean {
  const language = lang.toLowerCase().split('-')[0] ?? '';
  return Object.hasOwn(GENERIC, language) && GENERIC[language]!.has(title);
}
