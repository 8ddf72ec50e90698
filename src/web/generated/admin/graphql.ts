/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type EncourageEventStatus =
  | 'ACTIVE'
  | 'EXPIRED'
  | 'UPCOMING';

export type AdminEventsQueryVariables = Exact<{
  statuses: Array<EncourageEventStatus> | EncourageEventStatus;
}>;


export type AdminEventsQuery = { encourageEvents: Array<{ id: string, order: number, status: EncourageEventStatus, title: string, applicationStartAt: string, applicationEndAt: string, companyName: string, eventUrl: string, category: { label: string } }> };

export type AdminLayoutQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminLayoutQuery = { viewer: { id: string, familyName: string, givenName: string } };

export type PressurePageQueryVariables = Exact<{ [key: string]: never; }>;


export type PressurePageQuery = { slowCompanies: Array<{ id: string, displayName: string, answered: number, ended: number, begunAt: string }>, pressedStudents: Array<{ candidateId: string, received: number }>, outcomeRecords: Array<{ companyId: string, displayName: string, total: number, inTime: number }> };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const AdminEventsDocument = new TypedDocumentString(`
    query AdminEvents($statuses: [EncourageEventStatus!]!) {
  encourageEvents(statuses: $statuses) {
    id
    order
    status
    title
    category {
      label
    }
    applicationStartAt
    applicationEndAt
    companyName
    eventUrl
  }
}
    `) as unknown as TypedDocumentString<AdminEventsQuery, AdminEventsQueryVariables>;
export const AdminLayoutDocument = new TypedDocumentString(`
    query AdminLayout {
  viewer {
    id
    familyName
    givenName
  }
}
    `) as unknown as TypedDocumentString<AdminLayoutQuery, AdminLayoutQueryVariables>;
export const PressurePageDocument = new TypedDocumentString(`
    query PressurePage {
  slowCompanies {
    id
    displayName
    answered
    ended
    begunAt
  }
  pressedStudents {
    candidateId
    received
  }
  outcomeRecords {
    companyId
    displayName
    total
    inTime
  }
}
    `) as unknown as TypedDocumentString<PressurePageQuery, PressurePageQueryVariables>;