/** Text of a Word document that Word shows to nobody: runs that are marked as hidden, by themselves or by their style. */

const mark = /<w:vanish(?:\s*\/>|\s+w:val="(?:1|true|on)"\s*\/>)/u
/** A switch that is off takes back what a style says. */
const shown = /<w:vanish\s+w:val="(?:0|false|off)"\s*\/>/u

/** The ids of the styles that hide what is written in them. */
export function hidingStyles(stylesXml: string): ReadonlySet<string> {
  return new Set(
    [...stylesXml.matchAll(/<w:style\s[^>]*w:styleId="(?<id>[^"]*)"[^>]*>(?<body>.*?)<\/w:style>/gsu)].flatMap(
      ({ groups = {} }) => (mark.test(groups['body'] ?? '') ? [groups['id'] ?? ''] : []),
    ),
  )
}

/** The text of a part without its hidden runs; a run may hold others, in a box of text. */
export function withoutHiddenRuns(xml: string, styles: ReadonlySet<string>): string {
  if (!xml.includes('<w:vanish') && styles.size === 0) return xml
  let out = ''
  let kept = 0
  let depth = 0
  /** Where the hidden run began, and how many runs it stands in. */
  let hidden: { from: number; depth: number } | undefined
  let inStyle = false
  for (const match of xml.matchAll(/<w:pStyle\s+w:val="(?<style>[^"]*)"|<\/w:p>|<w:r(?=[\s>])[^>]*>|<\/w:r>/gu)) {
    const { index, 0: tag, groups } = match
    if (tag === '</w:p>') inStyle = false
    else if (groups?.['style'] !== undefined) inStyle = styles.has(groups['style'])
    else if (tag === '</w:r>') {
      depth -= 1
      if (hidden?.depth !== depth) continue
      out += xml.slice(kept, hidden.from)
      kept = index + tag.length
      hidden = undefined
    } else if (!tag.endsWith('/>')) {
      if (hidden === undefined && isHidden(propertiesAt(xml, index + tag.length), inStyle, styles))
        hidden = { from: index, depth }
      depth += 1
    }
  }
  return out + xml.slice(kept)
}

/** The properties that a run begins with. */
function propertiesAt(xml: string, at: number): string {
  if (!/^\s*<w:rPr>/u.test(xml.slice(at, at + 40))) return ''
  const end = xml.indexOf('</w:rPr>', at)
  return end < 0 ? '' : xml.slice(at, end)
}

function isHidden(properties: string, inStyle: boolean, styles: ReadonlySet<string>): boolean {
  if (mark.test(properties)) return true
  if (shown.test(properties)) return false
  return inStyle || styles.has(/<w:rStyle\s+w:val="(?<style>[^"]*)"/u.exec(properties)?.groups?.['style'] ?? '')
}
