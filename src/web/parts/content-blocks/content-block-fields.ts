import { graphql } from '#web/generated/index.ts'

/** The blocks of a job or of a company's description. */
export const ContentBlockFields = graphql(`
  fragment ContentBlockFields on ContentBlock {
    __typename
    ... on HeadingBlock {
      text
    }
    ... on TextBlock {
      body
    }
    ... on ImageBlock {
      url
      description
      width
      height
    }
    ... on YoutubeBlock {
      videoId
    }
  }
`)
