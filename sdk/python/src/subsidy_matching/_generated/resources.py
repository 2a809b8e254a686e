"""The calls of the service. Generated from its description by `npm run sdk`: changes are lost."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from datetime import date, datetime
from functools import cached_property
from pathlib import Path
from typing import Literal

from .._calls import (
    OMIT,
    Call,
    FileInput,
    Omit,
    Timeout,
    body_of,
    changes_of,
    file_bytes,
    format_of,
    headers_of,
    json_bytes,
    media_type_of,
    new_key,
    path_of,
    query_of,
)
from .._files import File
from .._model import Model
from .._pagination import Page
from .._resource import Resource
from .._transport import Transport
from .._waiting import WaitsForDrafts, WaitsForJobs
from ..webhooks import ReadsWebhooks
from .types import (
    Account,
    AccountQuestions,
    ActivityScheme,
    AidHistoryEntryInput,
    Alert,
    AlertChannel,
    AlertFilter,
    AlertNotification,
    AlertNotificationStatus,
    AlertPreview,
    AlertSchedule,
    AlertTest,
    AlertTrigger,
    Answer,
    ApiKey,
    AttributesInput,
    AttributesPatch,
    AuditEntry,
    BusinessSize,
    CalendarToken,
    CallStatus,
    Compatible,
    DeMinimisAidInput,
    DeMinimisLedger,
    Decision,
    DecisionApplicationInput,
    DecisionState,
    Draft,
    DraftExportFormat,
    DraftSummary,
    Eligibility,
    EstablishmentInput,
    Event,
    EventType,
    ExpressionInput,
    Extraction,
    FinancialYearInput,
    FundingInput,
    FundingPatch,
    Instrument,
    Job,
    LegalForm,
    Lifecycle,
    Match,
    MatchListSort,
    MatchPreviewAnswer,
    MoneyInput,
    NewApiKey,
    PatchDraftSectionInput,
    PersonInput,
    PlannedInvestmentInput,
    PlannedInvestmentPatch,
    PredecessorInput,
    Profile,
    ProfileActivityInput,
    ProfileBody,
    ProfileDocumentInput,
    ProfileQuestions,
    ProfileSalariedAwuInput,
    Programme,
    ProgrammeAuthorityInput,
    ProgrammeAuthorityPatch,
    ProgrammeBudgetLineInput,
    ProgrammeCallInput,
    ProgrammeCallPatch,
    ProgrammeCloseStatus,
    ProgrammeComparison,
    ProgrammeCumulationInput,
    ProgrammeCumulationPatch,
    ProgrammeDocument,
    ProgrammeDocumentInput,
    ProgrammeDraftChange,
    ProgrammeEligibleCostInput,
    ProgrammeExclusiveInput,
    ProgrammeExportFormat,
    ProgrammeExternalIdInput,
    ProgrammeHit,
    ProgrammeImportFileFormat,
    ProgrammeLegalBasisInput,
    ProgrammeListSort,
    ProgrammeRequiredDocumentInput,
    ProgrammeSearchFacet,
    ProgrammeSearchPage,
    ProgrammeSearchSort,
    ProgrammeSourceInput,
    ProgrammeSourcePatch,
    ProgrammeSummary,
    ProgrammeVersion,
    PushedEventType,
    Reasoning,
    RelationInput,
    Scope,
    Size,
    SizeDefinitionsSme,
    StartedJob,
    Template,
    Webhook,
    WebhookDelivery,
    WebhookDeliveryStatus,
    WebhookReplay,
    WebhookWithSecret,
    WrittenProgramme,
)


class ProfilesDeMinimisResource(Resource):
    """De minimis aid of the single undertaking that a profile belongs to."""

    def get(
        self,
        profile_id: str,
        *,
        award_on: str | date | None = None,
        member_state: str | None = None,
        amount: str | None = None,
        count_persons: bool | None = None,
        if_none_match: DeMinimisLedger | str | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> DeMinimisLedger:
        """
        De minimis ledger of the single undertaking.

        What was granted to the enterprises under one control, what applications hold, what is left on the expected day
        of award, and when more comes back.

        Needs the scope `profiles:read`.

        Args:
            profile_id: Id that starts with `prf_`.
            award_on: Expected day of award; today unless given. `YYYY-MM-DD`.
            member_state: Member State that would grant; the profile’s country unless given.
            amount: Euros that are to fit, for `frees_up_at`.
            count_persons: Whether links through natural persons count: practice differs by authority.
            if_none_match: what is at hand: it is answered itself when it is still current. With an ETag
                `NotModifiedError` says so.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "GET",
            path_of("/api/v1/profiles/{id}/de-minimis", {"id": profile_id}),
            query=query_of({
                "award_on": award_on,
                "member_state": member_state,
                "amount": amount,
                "count_persons": count_persons,
            }),
            headers=headers_of(language=lang, if_none_match=if_none_match, extra=headers),
            timeout=timeout,
        )
        return self._transport.model(sent, DeMinimisLedger, if_none_match)

    def replace(
        self,
        profile_id: str,
        *,
        entries: Sequence[DeMinimisAidInput],
        predecessors: Sequence[PredecessorInput] | None = None,
        if_match: str | Model | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> DeMinimisLedger:
        """
        Replace a profile’s de minimis entries.

        The profile’s own entries; those of other enterprises stand in their profiles or relations. `If-Match` takes the
        version of the profile.

        Needs the scope `profiles:write`.

        Args:
            profile_id: Id that starts with `prf_`.
            entries: All de minimis aid received or applied for: a list that is given is read as complete. Absent:
                unknown; empty: none.
            predecessors: Mergers and splits: prior aid follows the undertaking (Regulation (EU) 2023/2831, article
                3(8), (9)).
            if_match: the ETag of the version to change, or what was read: refused when there is a newer one.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            PreconditionFailedError: it has changed since the version in `if_match`.
            UnprocessableEntityError: the body is not valid; `errors` says where.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "PUT",
            path_of("/api/v1/profiles/{id}/de-minimis", {"id": profile_id}),
            headers=headers_of(content_type="application/json", language=lang, if_match=if_match, extra=headers),
            content=json_bytes(body_of({"entries": entries, "predecessors": predecessors})),
            timeout=timeout,
        )
        return self._transport.model(sent, DeMinimisLedger)


class ProfilesResource(Resource):
    """Businesses and clients, with everything that decides what they may apply for."""

    @cached_property
    def de_minimis(self) -> ProfilesDeMinimisResource:
        """De minimis aid of the single undertaking that a profile belongs to."""
        return ProfilesDeMinimisResource(self._transport)

    def create(
        self,
        *,
        name: str,
        kind: Literal["business", "client"] | None = None,
        external_id: str | None = None,
        tags: Sequence[str] | None = None,
        tax_id: str | None = None,
        country: str | None = None,
        lifecycle: Lifecycle | None = None,
        legal_form: LegalForm | None = None,
        registered_on: str | date | None = None,
        activity_started_on: str | date | None = None,
        fiscal_year_end: str | None = None,
        activities: Sequence[ProfileActivityInput] | None = None,
        establishments: Sequence[EstablishmentInput] | None = None,
        headcount: float | None = None,
        salaried_awu: Sequence[ProfileSalariedAwuInput] | None = None,
        turnover: MoneyInput | None = None,
        balance_sheet_total: MoneyInput | None = None,
        self_declared_size: BusinessSize | None = None,
        relations: Sequence[RelationInput] | None = None,
        people: Sequence[PersonInput] | None = None,
        financial_years: Sequence[FinancialYearInput] | None = None,
        de_minimis_aid: Sequence[DeMinimisAidInput] | None = None,
        predecessors: Sequence[PredecessorInput] | None = None,
        documents: Sequence[ProfileDocumentInput] | None = None,
        planned_investment: PlannedInvestmentInput | None = None,
        aid_history: Sequence[AidHistoryEntryInput] | None = None,
        attributes: AttributesInput | None = None,
        language: Literal["el", "en"] | None = None,
        lang: Literal["el", "en"] | None = None,
        idempotency_key: str | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> Profile:
        """
        Create a profile.

        Needs the scope `profiles:write`.

        Args:
            name: Name of the business.
            kind: `client`, a business that the account serves, unless told otherwise.
            external_id: Your own id for it; unique in the account.
            tags: Your own labels.
            tax_id: Tax number. Greek AFM: nine digits, check digit verified, leading zeros kept.
            country: ISO 3166-1 alpha-2; `EL` is accepted for `GR`, `UK` for `GB`.
            lifecycle: Stage of life; not a legal form.
            legal_form: Legal form, or the intended one.
            registered_on: Registration in the business registry. Calendar date, `YYYY-MM-DD`.
            activity_started_on: Start of activity at the tax authority. Calendar date, `YYYY-MM-DD`.
            fiscal_year_end: Month and day on which the financial year ends, `MM-DD`.
            activities: Activities. Absent: unknown; empty: none.
            establishments: All places of business: a list that is given is read as complete. Absent: unknown.
            headcount: Annual work units of the SME definition: staff, working owner-managers and partners.
            salaried_awu: Salaried annual work units (ERGANI, ΕΜΕ): another fact than `headcount`, never substituted
                for it.
            turnover: Turnover of the last closed financial year.
            balance_sheet_total: Balance sheet total of the last closed financial year.
            self_declared_size: Used only where figures are missing, and labelled so.
            relations: Partner and linked enterprises, owners and holdings. Absent: not told; empty: none.
            people: All owners, partners and managers: a list that is given is read as complete, but for shares,
                where an unlisted rest stays open. Absent: unknown.
            financial_years: Closed financial years. A year that is not listed is unknown; an empty list: none was
                closed yet.
            de_minimis_aid: All de minimis aid received or applied for: a list that is given is read as complete.
                Absent: unknown; empty: none.
            predecessors: Mergers and splits: prior aid follows the undertaking (Regulation (EU) 2023/2831, article
                3(8), (9)).
            documents: Supporting documents at hand. Absent: not told.
            planned_investment
            aid_history: All earlier applications and aid: a list that is given is read as complete. Absent:
                unknown; empty: none.
            attributes: Typed, extensible facts, e.g. `women_led`, `youth_led`, `exporting`, `franchise`. Absent is
                unknown, never false.
            language: Language of what is written for this client.
            lang: language of texts in the answer; the client's unless given.
            idempotency_key: makes repeating safe for 24 hours: the same call gets the first answer again. A fresh
                one unless given; retries keep it.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            ConflictError: it does not fit the present state; `code` says why.
            UnprocessableEntityError: the body is not valid; `errors` says where.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "POST",
            "/api/v1/profiles",
            headers=headers_of(
                content_type="application/json",
                language=lang,
                idempotency_key=idempotency_key or new_key(),
                extra=headers,
            ),
            content=json_bytes(body_of({
                "name": name,
                "kind": kind,
                "external_id": external_id,
                "tags": tags,
                "tax_id": tax_id,
                "country": country,
                "lifecycle": lifecycle,
                "legal_form": legal_form,
                "registered_on": registered_on,
                "activity_started_on": activity_started_on,
                "fiscal_year_end": fiscal_year_end,
                "activities": activities,
                "establishments": establishments,
                "headcount": headcount,
                "salaried_awu": salaried_awu,
                "turnover": turnover,
                "balance_sheet_total": balance_sheet_total,
                "self_declared_size": self_declared_size,
                "relations": relations,
                "people": people,
                "financial_years": financial_years,
                "de_minimis_aid": de_minimis_aid,
                "predecessors": predecessors,
                "documents": documents,
                "planned_investment": planned_investment,
                "aid_history": aid_history,
                "attributes": attributes,
                "language": language,
            })),
            timeout=timeout,
        )
        return self._transport.model(sent, Profile)

    def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        external_id: str | None = None,
        tax_id: str | None = None,
        kind: Literal["business", "client"] | None = None,
        tag: str | None = None,
        q: str | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> Page[Profile]:
        """
        List profiles, newest first.

        Needs the scope `profiles:read`.

        Looping over the answer reads all entries, page after page; `data` has those of the first page.

        Args:
            limit: How many to return.
            cursor: The `next_cursor` of the page before. Opaque; valid for the same filters only.
            external_id: Your own id.
            tax_id: Tax number as stored: a Greek AFM has nine digits.
            kind: Kind of profile.
            tag: Only those with this tag.
            q: Words in name, external id or tax number; accents and capitals do not matter.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """

        def sent(at: str | None) -> Call:
            return Call(
                "GET",
                "/api/v1/profiles",
                query=query_of({
                    "limit": limit,
                    "cursor": at,
                    "external_id": external_id,
                    "tax_id": tax_id,
                    "kind": kind,
                    "tag": tag,
                    "q": q,
                }),
                headers=headers_of(language=lang, extra=headers),
                timeout=timeout,
            )

        return self._transport.page(sent, Page[Profile], Profile, cursor)

    def import_file(
        self,
        file: FileInput,
        *,
        content_type: str | None = None,
        dry_run: bool | None = None,
        lang: Literal["el", "en"] | None = None,
        idempotency_key: str | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> StartedJob:
        """
        Import profiles from a file.

        CSV, XLSX, NDJSON, or companies of the Greek business registry as JSON. A job reads the file row by row: a row
        that is wrong never loses another, the same file again changes nothing. The job's result is the report.

        The body may have 128 MiB.

        Needs the scope `profiles:write`.

        Args:
            file: its bytes, its path, or an open file.
            content_type: one of `application/json`, `text/csv`,
                `application/vnd.openxmlformats-officedocument.spreadsheetml.sheet`, `application/x-ndjson`; told by the
                ending of the name unless given.
            dry_run: Checks and compares everything, writes nothing.
            lang: language of texts in the answer; the client's unless given.
            idempotency_key: makes repeating safe for 24 hours: the same call gets the first answer again. A fresh
                one unless given; retries keep it.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            ConflictError: it does not fit the present state; `code` says why.
            UnprocessableEntityError: the body is not valid; `errors` says where.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "POST",
            "/api/v1/profiles/import",
            query=query_of({"dry_run": dry_run}),
            headers=headers_of(
                content_type=media_type_of(file, content_type, ("application/json", "text/csv", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "application/x-ndjson")),
                language=lang,
                idempotency_key=idempotency_key or new_key(),
                extra=headers,
            ),
            content=file_bytes(file),
            timeout=timeout,
        )
        return self._transport.model(sent, StartedJob)

    def get(
        self,
        profile_id: str,
        *,
        if_none_match: Profile | str | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> Profile:
        """
        Get a profile.

        Needs the scope `profiles:read`.

        Args:
            profile_id: Id that starts with `prf_`.
            if_none_match: what is at hand: it is answered itself when it is still current. With an ETag
                `NotModifiedError` says so.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "GET",
            path_of("/api/v1/profiles/{id}", {"id": profile_id}),
            headers=headers_of(language=lang, if_none_match=if_none_match, extra=headers),
            timeout=timeout,
        )
        return self._transport.model(sent, Profile, if_none_match)

    def replace(
        self,
        profile_id: str,
        *,
        name: str,
        kind: Literal["business", "client"] | None = None,
        external_id: str | None = None,
        tags: Sequence[str] | None = None,
        tax_id: str | None = None,
        country: str | None = None,
        lifecycle: Lifecycle | None = None,
        legal_form: LegalForm | None = None,
        registered_on: str | date | None = None,
        activity_started_on: str | date | None = None,
        fiscal_year_end: str | None = None,
        activities: Sequence[ProfileActivityInput] | None = None,
        establishments: Sequence[EstablishmentInput] | None = None,
        headcount: float | None = None,
        salaried_awu: Sequence[ProfileSalariedAwuInput] | None = None,
        turnover: MoneyInput | None = None,
        balance_sheet_total: MoneyInput | None = None,
        self_declared_size: BusinessSize | None = None,
        relations: Sequence[RelationInput] | None = None,
        people: Sequence[PersonInput] | None = None,
        financial_years: Sequence[FinancialYearInput] | None = None,
        de_minimis_aid: Sequence[DeMinimisAidInput] | None = None,
        predecessors: Sequence[PredecessorInput] | None = None,
        documents: Sequence[ProfileDocumentInput] | None = None,
        planned_investment: PlannedInvestmentInput | None = None,
        aid_history: Sequence[AidHistoryEntryInput] | None = None,
        attributes: AttributesInput | None = None,
        language: Literal["el", "en"] | None = None,
        if_match: str | Model | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> Profile:
        """
        Replace a profile.

        Needs the scope `profiles:write`.

        Args:
            profile_id: Id that starts with `prf_`.
            name: Name of the business.
            kind: `client`, a business that the account serves, unless told otherwise.
            external_id: Your own id for it; unique in the account.
            tags: Your own labels.
            tax_id: Tax number. Greek AFM: nine digits, check digit verified, leading zeros kept.
            country: ISO 3166-1 alpha-2; `EL` is accepted for `GR`, `UK` for `GB`.
            lifecycle: Stage of life; not a legal form.
            legal_form: Legal form, or the intended one.
            registered_on: Registration in the business registry. Calendar date, `YYYY-MM-DD`.
            activity_started_on: Start of activity at the tax authority. Calendar date, `YYYY-MM-DD`.
            fiscal_year_end: Month and day on which the financial year ends, `MM-DD`.
            activities: Activities. Absent: unknown; empty: none.
            establishments: All places of business: a list that is given is read as complete. Absent: unknown.
            headcount: Annual work units of the SME definition: staff, working owner-managers and partners.
            salaried_awu: Salaried annual work units (ERGANI, ΕΜΕ): another fact than `headcount`, never substituted
                for it.
            turnover: Turnover of the last closed financial year.
            balance_sheet_total: Balance sheet total of the last closed financial year.
            self_declared_size: Used only where figures are missing, and labelled so.
            relations: Partner and linked enterprises, owners and holdings. Absent: not told; empty: none.
            people: All owners, partners and managers: a list that is given is read as complete, but for shares,
                where an unlisted rest stays open. Absent: unknown.
            financial_years: Closed financial years. A year that is not listed is unknown; an empty list: none was
                closed yet.
            de_minimis_aid: All de minimis aid received or applied for: a list that is given is read as complete.
                Absent: unknown; empty: none.
            predecessors: Mergers and splits: prior aid follows the undertaking (Regulation (EU) 2023/2831, article
                3(8), (9)).
            documents: Supporting documents at hand. Absent: not told.
            planned_investment
            aid_history: All earlier applications and aid: a list that is given is read as complete. Absent:
                unknown; empty: none.
            attributes: Typed, extensible facts, e.g. `women_led`, `youth_led`, `exporting`, `franchise`. Absent is
                unknown, never false.
            language: Language of what is written for this client.
            if_match: the ETag of the version to change, or what was read: refused when there is a newer one.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            ConflictError: it does not fit the present state; `code` says why.
            PreconditionFailedError: it has changed since the version in `if_match`.
            UnprocessableEntityError: the body is not valid; `errors` says where.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "PUT",
            path_of("/api/v1/profiles/{id}", {"id": profile_id}),
            headers=headers_of(content_type="application/json", language=lang, if_match=if_match, extra=headers),
            content=json_bytes(body_of({
                "name": name,
                "kind": kind,
                "external_id": external_id,
                "tags": tags,
                "tax_id": tax_id,
                "country": country,
                "lifecycle": lifecycle,
                "legal_form": legal_form,
                "registered_on": registered_on,
                "activity_started_on": activity_started_on,
                "fiscal_year_end": fiscal_year_end,
                "activities": activities,
                "establishments": establishments,
                "headcount": headcount,
                "salaried_awu": salaried_awu,
                "turnover": turnover,
                "balance_sheet_total": balance_sheet_total,
                "self_declared_size": self_declared_size,
                "relations": relations,
                "people": people,
                "financial_years": financial_years,
                "de_minimis_aid": de_minimis_aid,
                "predecessors": predecessors,
                "documents": documents,
                "planned_investment": planned_investment,
                "aid_history": aid_history,
                "attributes": attributes,
                "language": language,
            })),
            timeout=timeout,
        )
        return self._transport.model(sent, Profile)

    def update(
        self,
        profile_id: str,
        *,
        kind: Literal["business", "client"] | Omit | None = OMIT,
        name: str | Omit = OMIT,
        external_id: str | Omit | None = OMIT,
        tags: Sequence[str] | Omit | None = OMIT,
        tax_id: str | Omit | None = OMIT,
        country: str | Omit | None = OMIT,
        lifecycle: Lifecycle | Omit | None = OMIT,
        legal_form: LegalForm | Omit | None = OMIT,
        registered_on: str | date | Omit | None = OMIT,
        activity_started_on: str | date | Omit | None = OMIT,
        fiscal_year_end: str | Omit | None = OMIT,
        activities: Sequence[ProfileActivityInput] | Omit | None = OMIT,
        establishments: Sequence[EstablishmentInput] | Omit | None = OMIT,
        headcount: float | Omit | None = OMIT,
        salaried_awu: Sequence[ProfileSalariedAwuInput] | Omit | None = OMIT,
        turnover: MoneyInput | Omit | None = OMIT,
        balance_sheet_total: MoneyInput | Omit | None = OMIT,
        self_declared_size: BusinessSize | Omit | None = OMIT,
        relations: Sequence[RelationInput] | Omit | None = OMIT,
        people: Sequence[PersonInput] | Omit | None = OMIT,
        financial_years: Sequence[FinancialYearInput] | Omit | None = OMIT,
        de_minimis_aid: Sequence[DeMinimisAidInput] | Omit | None = OMIT,
        predecessors: Sequence[PredecessorInput] | Omit | None = OMIT,
        documents: Sequence[ProfileDocumentInput] | Omit | None = OMIT,
        planned_investment: PlannedInvestmentPatch | Omit | None = OMIT,
        aid_history: Sequence[AidHistoryEntryInput] | Omit | None = OMIT,
        attributes: AttributesPatch | Omit | None = OMIT,
        language: Literal["el", "en"] | Omit | None = OMIT,
        if_match: str | Model | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> Profile:
        """
        Change some fields of a profile.

        JSON merge patch (RFC 7396): fields given replace, `null` removes, lists are replaced whole. The merged profile
        is validated as a whole.

        Needs the scope `profiles:write`.

        Args:
            profile_id: Id that starts with `prf_`.
            kind: `client`, a business that the account serves, unless told otherwise.
            name: Name of the business.
            external_id: Your own id for it; unique in the account.
            tags: Your own labels.
            tax_id: Tax number. Greek AFM: nine digits, check digit verified, leading zeros kept.
            country: ISO 3166-1 alpha-2; `EL` is accepted for `GR`, `UK` for `GB`.
            lifecycle: Stage of life; not a legal form.
            legal_form: Legal form, or the intended one.
            registered_on: Registration in the business registry. Calendar date, `YYYY-MM-DD`.
            activity_started_on: Start of activity at the tax authority. Calendar date, `YYYY-MM-DD`.
            fiscal_year_end: Month and day on which the financial year ends, `MM-DD`.
            activities: Activities. Absent: unknown; empty: none.
            establishments: All places of business: a list that is given is read as complete. Absent: unknown.
            headcount: Annual work units of the SME definition: staff, working owner-managers and partners.
            salaried_awu: Salaried annual work units (ERGANI, ΕΜΕ): another fact than `headcount`, never substituted
                for it.
            turnover: Turnover of the last closed financial year.
            balance_sheet_total: Balance sheet total of the last closed financial year.
            self_declared_size: Used only where figures are missing, and labelled so.
            relations: Partner and linked enterprises, owners and holdings. Absent: not told; empty: none.
            people: All owners, partners and managers: a list that is given is read as complete, but for shares,
                where an unlisted rest stays open. Absent: unknown.
            financial_years: Closed financial years. A year that is not listed is unknown; an empty list: none was
                closed yet.
            de_minimis_aid: All de minimis aid received or applied for: a list that is given is read as complete.
                Absent: unknown; empty: none.
            predecessors: Mergers and splits: prior aid follows the undertaking (Regulation (EU) 2023/2831, article
                3(8), (9)).
            documents: Supporting documents at hand. Absent: not told.
            planned_investment
            aid_history: All earlier applications and aid: a list that is given is read as complete. Absent:
                unknown; empty: none.
            attributes: Typed, extensible facts, e.g. `women_led`, `youth_led`, `exporting`, `franchise`. Absent is
                unknown, never false.
            language: Language of what is written for this client.
            if_match: the ETag of the version to change, or what was read: refused when there is a newer one.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            ConflictError: it does not fit the present state; `code` says why.
            PreconditionFailedError: it has changed since the version in `if_match`.
            UnprocessableEntityError: the body is not valid; `errors` says where.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "PATCH",
            path_of("/api/v1/profiles/{id}", {"id": profile_id}),
            headers=headers_of(
                content_type="application/merge-patch+json",
                language=lang,
                if_match=if_match,
                extra=headers,
            ),
            content=json_bytes(changes_of({
                "kind": kind,
                "name": name,
                "external_id": external_id,
                "tags": tags,
                "tax_id": tax_id,
                "country": country,
                "lifecycle": lifecycle,
                "legal_form": legal_form,
                "registered_on": registered_on,
                "activity_started_on": activity_started_on,
                "fiscal_year_end": fiscal_year_end,
                "activities": activities,
                "establishments": establishments,
                "headcount": headcount,
                "salaried_awu": salaried_awu,
                "turnover": turnover,
                "balance_sheet_total": balance_sheet_total,
                "self_declared_size": self_declared_size,
                "relations": relations,
                "people": people,
                "financial_years": financial_years,
                "de_minimis_aid": de_minimis_aid,
                "predecessors": predecessors,
                "documents": documents,
                "planned_investment": planned_investment,
                "aid_history": aid_history,
                "attributes": attributes,
                "language": language,
            })),
            timeout=timeout,
        )
        return self._transport.model(sent, Profile)

    def delete(
        self,
        profile_id: str,
        *,
        if_match: str | Model | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """
        Erase a profile and what was derived from it.

        Needs the scope `profiles:write`.

        Args:
            profile_id: Id that starts with `prf_`.
            if_match: the ETag of the version to change, or what was read: refused when there is a newer one.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            PreconditionFailedError: it has changed since the version in `if_match`.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "DELETE",
            path_of("/api/v1/profiles/{id}", {"id": profile_id}),
            headers=headers_of(language=lang, if_match=if_match, extra=headers),
            timeout=timeout,
        )
        self._transport.nothing(sent)

    def size(
        self,
        profile_id: str,
        *,
        as_of: str | date | None = None,
        if_none_match: Size | str | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> Size:
        """
        Size of a business and how it was reached.

        Own figures with those of partner enterprises pro rata and linked ones in full (Recommendation 2003/361/EC,
        Annex), two consecutive periods, public and exempt investors; with every step.

        Needs the scope `profiles:read`.

        Args:
            profile_id: Id that starts with `prf_`.
            as_of: Answers as on that day. `YYYY-MM-DD`.
            if_none_match: what is at hand: it is answered itself when it is still current. With an ETag
                `NotModifiedError` says so.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "GET",
            path_of("/api/v1/profiles/{id}/size", {"id": profile_id}),
            query=query_of({"as_of": as_of}),
            headers=headers_of(language=lang, if_none_match=if_none_match, extra=headers),
            timeout=timeout,
        )
        return self._transport.model(sent, Size, if_none_match)

    def compatible(
        self,
        profile_id: str,
        *,
        as_of: str | date | None = None,
        programme_slugs: Sequence[str] | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> Compatible:
        """
        Which matches can be taken together, and the best set.

        Pairs that exclude or limit each other with the reason, shared ceilings, and the set with the most expected aid:
        exact for up to 40 matches, said to be approximate beyond.

        Needs the scope `matches:read`.

        Args:
            profile_id: Id that starts with `prf_`.
            as_of: Answers as on that day. `YYYY-MM-DD`.
            programme_slugs: Only among these programmes.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "GET",
            path_of("/api/v1/profiles/{id}/compatible", {"id": profile_id}),
            query=query_of({"as_of": as_of, "programme_slugs": programme_slugs}),
            headers=headers_of(language=lang, extra=headers),
            timeout=timeout,
        )
        return self._transport.model(sent, Compatible)


class ProgrammesDocumentsResource(Resource):
    """The source texts that citations point into."""

    def get(
        self,
        slug: str,
        document_id: str,
        *,
        if_none_match: ProgrammeDocument | str | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> ProgrammeDocument:
        """
        Read a source document.

        The canonical text that citations point into: text[start:end] == exact, in code points.

        Needs the scope `programmes:read`.

        Args:
            slug: The programme's name in addresses: a–z, 0–9 and hyphens.
            document_id: `doc_` and the first 26 hex digits of the text's SHA-256.
            if_none_match: what is at hand: it is answered itself when it is still current. With an ETag
                `NotModifiedError` says so.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "GET",
            path_of("/api/v1/programmes/{slug}/documents/{id}", {"slug": slug, "id": document_id}),
            headers=headers_of(language=lang, if_none_match=if_none_match, extra=headers),
            timeout=timeout,
        )
        return self._transport.model(sent, ProgrammeDocument, if_none_match)


class ProgrammesResource(Resource):
    """The catalogue of funding programmes, its search, versions and source texts."""

    @cached_property
    def documents(self) -> ProgrammesDocumentsResource:
        """The source texts that citations point into."""
        return ProgrammesDocumentsResource(self._transport)

    def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        kad: str | None = None,
        scheme: ActivityScheme | None = None,
        region: str | None = None,
        business_size: BusinessSize | None = None,
        subsidy_min: float | None = None,
        subsidy_max: float | None = None,
        status: Sequence[CallStatus] | None = None,
        instrument: Sequence[Instrument] | None = None,
        country: Sequence[str] | None = None,
        objective: Sequence[str] | None = None,
        closing_before: str | date | None = None,
        closing_after: str | date | None = None,
        include_unknown: bool | None = None,
        updated_since: str | datetime | None = None,
        sort: ProgrammeListSort | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> Page[ProgrammeSummary]:
        """
        List programmes.

        Published programmes, the nearest deadline first. Filters ask what a programme is open to.

        Needs the scope `programmes:read`.

        Looping over the answer reads all entries, page after page; `data` has those of the first page.

        Args:
            limit: How many to return.
            cursor: The `next_cursor` of the page before. Opaque; valid for the same filters only.
            kad: Calls open to this activity code (exact-set semantics: a listed parent does not include its
                children). Without `scheme` the code must be readable in one way only.
            scheme: The classification a code belongs to.
            region: Calls open to a business in this region: a NUTS code or a name.
            business_size: Calls open to a business of this size.
            subsidy_min: Calls that may give at least this much to one beneficiary, in euros. Calls of unknown
                amounts are listed, too, and say so in `uncertain`.
            subsidy_max: Calls that give this much or less, in euros.
            status: Statuses, comma-separated.
            instrument: Any of these forms of aid, comma-separated.
            country: Programmes of any of these countries (`GR,EU`), comma-separated; those that name none are not
                among them.
            objective: Programmes with any of these objectives, as the facet `objective` has them, comma-separated.
            closing_before: The next deadline is before this day, in the call's own zone; calls whose date is not
                known are listed, too, and say so in `uncertain`.
            closing_after: The next deadline is after this day; calls without a date are listed, too, and say so in
                `uncertain`.
            include_unknown: Whether programmes are listed of which a filter cannot tell, because an amount, a date
                or a condition is not known. They are marked in `uncertain`.
            updated_since: Published in its present version at or after this instant.
            sort: deadline: nearest first; updated: newest first; amount: greatest aid first; title: A to Z.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """

        def sent(at: str | None) -> Call:
            return Call(
                "GET",
                "/api/v1/programmes",
                query=query_of({
                    "limit": limit,
                    "cursor": at,
                    "kad": kad,
                    "scheme": scheme,
                    "region": region,
                    "business_size": business_size,
                    "subsidy_min": subsidy_min,
                    "subsidy_max": subsidy_max,
                    "status": status,
                    "instrument": instrument,
                    "country": country,
                    "objective": objective,
                    "closing_before": closing_before,
                    "closing_after": closing_after,
                    "include_unknown": include_unknown,
                    "updated_since": updated_since,
                    "sort": sort,
                }),
                headers=headers_of(language=lang, extra=headers),
                timeout=timeout,
            )

        return self._transport.page(sent, Page[ProgrammeSummary], ProgrammeSummary, cursor)

    def search(
        self,
        *,
        q: str,
        limit: int | None = None,
        cursor: str | None = None,
        kad: str | None = None,
        scheme: ActivityScheme | None = None,
        region: str | None = None,
        business_size: BusinessSize | None = None,
        subsidy_min: float | None = None,
        subsidy_max: float | None = None,
        status: Sequence[CallStatus] | None = None,
        instrument: Sequence[Instrument] | None = None,
        country: Sequence[str] | None = None,
        objective: Sequence[str] | None = None,
        closing_before: str | date | None = None,
        closing_after: str | date | None = None,
        include_unknown: bool | None = None,
        updated_since: str | datetime | None = None,
        sort: ProgrammeSearchSort | None = None,
        facets: Sequence[ProgrammeSearchFacet] | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> ProgrammeSearchPage:
        """
        Search programmes.

        All words, in any form, case and accent, in Greek, in Greek written with Latin letters, and in English; codes
        and law numbers as they are. What is misspelt is found by its sound when nothing else is.

        Needs the scope `programmes:read`.

        Looping over the answer reads all entries, page after page; `data` has those of the first page.

        Args:
            q: What to look for.
            limit: How many to return.
            cursor: The `next_cursor` of the page before. Opaque; valid for the same filters only.
            kad: Calls open to this activity code (exact-set semantics: a listed parent does not include its
                children). Without `scheme` the code must be readable in one way only.
            scheme: The classification a code belongs to.
            region: Calls open to a business in this region: a NUTS code or a name.
            business_size: Calls open to a business of this size.
            subsidy_min: Calls that may give at least this much to one beneficiary, in euros. Calls of unknown
                amounts are listed, too, and say so in `uncertain`.
            subsidy_max: Calls that give this much or less, in euros.
            status: Statuses, comma-separated.
            instrument: Any of these forms of aid, comma-separated.
            country: Programmes of any of these countries (`GR,EU`), comma-separated; those that name none are not
                among them.
            objective: Programmes with any of these objectives, as the facet `objective` has them, comma-separated.
            closing_before: The next deadline is before this day, in the call's own zone; calls whose date is not
                known are listed, too, and say so in `uncertain`.
            closing_after: The next deadline is after this day; calls without a date are listed, too, and say so in
                `uncertain`.
            include_unknown: Whether programmes are listed of which a filter cannot tell, because an amount, a date
                or a condition is not known. They are marked in `uncertain`.
            updated_since: Published in its present version at or after this instant.
            sort: relevance: best first.
            facets: What to count, comma-separated: how many programmes each value would leave, the other filters
                kept.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """

        def sent(at: str | None) -> Call:
            return Call(
                "GET",
                "/api/v1/programmes/search",
                query=query_of({
                    "q": q,
                    "limit": limit,
                    "cursor": at,
                    "kad": kad,
                    "scheme": scheme,
                    "region": region,
                    "business_size": business_size,
                    "subsidy_min": subsidy_min,
                    "subsidy_max": subsidy_max,
                    "status": status,
                    "instrument": instrument,
                    "country": country,
                    "objective": objective,
                    "closing_before": closing_before,
                    "closing_after": closing_after,
                    "include_unknown": include_unknown,
                    "updated_since": updated_since,
                    "sort": sort,
                    "facets": facets,
                }),
                headers=headers_of(language=lang, extra=headers),
                timeout=timeout,
            )

        return self._transport.page(sent, ProgrammeSearchPage, ProgrammeHit, cursor)

    def export(
        self,
        *,
        kad: str | None = None,
        scheme: ActivityScheme | None = None,
        region: str | None = None,
        business_size: BusinessSize | None = None,
        subsidy_min: float | None = None,
        subsidy_max: float | None = None,
        status: Sequence[CallStatus] | None = None,
        instrument: Sequence[Instrument] | None = None,
        country: Sequence[str] | None = None,
        objective: Sequence[str] | None = None,
        closing_before: str | date | None = None,
        closing_after: str | date | None = None,
        include_unknown: bool | None = None,
        updated_since: str | datetime | None = None,
        format: ProgrammeExportFormat | None = None,
        decimal: Literal["point", "comma"] | None = None,
        sort: ProgrammeListSort | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> File:
        """
        Export the list of programmes.

        All programmes that the filters leave, in the order of the list, as a spreadsheet. The CSV opens in spreadsheets
        as it is; no cell can become a formula. As JSON they are whole, with the texts of their documents: the file that
        POST /programmes/import takes.

        Needs the scope `programmes:read`.

        Args:
            kad: Calls open to this activity code (exact-set semantics: a listed parent does not include its
                children). Without `scheme` the code must be readable in one way only.
            scheme: The classification a code belongs to.
            region: Calls open to a business in this region: a NUTS code or a name.
            business_size: Calls open to a business of this size.
            subsidy_min: Calls that may give at least this much to one beneficiary, in euros. Calls of unknown
                amounts are listed, too, and say so in `uncertain`.
            subsidy_max: Calls that give this much or less, in euros.
            status: Statuses, comma-separated.
            instrument: Any of these forms of aid, comma-separated.
            country: Programmes of any of these countries (`GR,EU`), comma-separated; those that name none are not
                among them.
            objective: Programmes with any of these objectives, as the facet `objective` has them, comma-separated.
            closing_before: The next deadline is before this day, in the call's own zone; calls whose date is not
                known are listed, too, and say so in `uncertain`.
            closing_after: The next deadline is after this day; calls without a date are listed, too, and say so in
                `uncertain`.
            include_unknown: Whether programmes are listed of which a filter cannot tell, because an amount, a date
                or a condition is not known. They are marked in `uncertain`.
            updated_since: Published in its present version at or after this instant.
            format: Format of the file; json: the whole programmes.
            decimal: Of numbers in CSV; with a comma the separator is a semicolon, as Greek spreadsheets expect.
            sort: deadline: nearest first; updated: newest first; amount: greatest aid first; title: A to Z.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "GET",
            "/api/v1/programmes/export",
            query=query_of({
                "kad": kad,
                "scheme": scheme,
                "region": region,
                "business_size": business_size,
                "subsidy_min": subsidy_min,
                "subsidy_max": subsidy_max,
                "status": status,
                "instrument": instrument,
                "country": country,
                "objective": objective,
                "closing_before": closing_before,
                "closing_after": closing_after,
                "include_unknown": include_unknown,
                "updated_since": updated_since,
                "format": format,
                "decimal": decimal,
                "sort": sort,
            }),
            headers=headers_of(accept="*/*", language=lang, extra=headers),
            timeout=timeout,
        )
        return self._transport.file(sent)

    def export_to_file(
        self,
        path: str | os.PathLike[str],
        *,
        kad: str | None = None,
        scheme: ActivityScheme | None = None,
        region: str | None = None,
        business_size: BusinessSize | None = None,
        subsidy_min: float | None = None,
        subsidy_max: float | None = None,
        status: Sequence[CallStatus] | None = None,
        instrument: Sequence[Instrument] | None = None,
        country: Sequence[str] | None = None,
        objective: Sequence[str] | None = None,
        closing_before: str | date | None = None,
        closing_after: str | date | None = None,
        include_unknown: bool | None = None,
        updated_since: str | datetime | None = None,
        format: ProgrammeExportFormat | None = None,
        decimal: Literal["point", "comma"] | None = None,
        sort: ProgrammeListSort | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> Path:
        """
        Export the list of programmes.

        All programmes that the filters leave, in the order of the list, as a spreadsheet. The CSV opens in spreadsheets
        as it is; no cell can become a formula. As JSON they are whole, with the texts of their documents: the file that
        POST /programmes/import takes.

        Needs the scope `programmes:read`.

        Writes the file without holding all of it in memory, and answers where it is. What stood there is replaced in
        one step.

        Args:
            path: where to; in a folder it gets the name that the service suggests.
            kad: Calls open to this activity code (exact-set semantics: a listed parent does not include its
                children). Without `scheme` the code must be readable in one way only.
            scheme: The classification a code belongs to.
            region: Calls open to a business in this region: a NUTS code or a name.
            business_size: Calls open to a business of this size.
            subsidy_min: Calls that may give at least this much to one beneficiary, in euros. Calls of unknown
                amounts are listed, too, and say so in `uncertain`.
            subsidy_max: Calls that give this much or less, in euros.
            status: Statuses, comma-separated.
            instrument: Any of these forms of aid, comma-separated.
            country: Programmes of any of these countries (`GR,EU`), comma-separated; those that name none are not
                among them.
            objective: Programmes with any of these objectives, as the facet `objective` has them, comma-separated.
            closing_before: The next deadline is before this day, in the call's own zone; calls whose date is not
                known are listed, too, and say so in `uncertain`.
            closing_after: The next deadline is after this day; calls without a date are listed, too, and say so in
                `uncertain`.
            include_unknown: Whether programmes are listed of which a filter cannot tell, because an amount, a date
                or a condition is not known. They are marked in `uncertain`.
            updated_since: Published in its present version at or after this instant.
            format: Format of the file; json: the whole programmes. Told by the ending of `path` unless given.
            decimal: Of numbers in CSV; with a comma the separator is a semicolon, as Greek spreadsheets expect.
            sort: deadline: nearest first; updated: newest first; amount: greatest aid first; title: A to Z.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        chosen = format or format_of(path, ("csv", "xlsx", "json"))
        sent = Call(
            "GET",
            "/api/v1/programmes/export",
            query=query_of({
                "kad": kad,
                "scheme": scheme,
                "region": region,
                "business_size": business_size,
                "subsidy_min": subsidy_min,
                "subsidy_max": subsidy_max,
                "status": status,
                "instrument": instrument,
                "country": country,
                "objective": objective,
                "closing_before": closing_before,
                "closing_after": closing_after,
                "include_unknown": include_unknown,
                "updated_since": updated_since,
                "format": chosen,
                "decimal": decimal,
                "sort": sort,
            }),
            headers=headers_of(accept="*/*", language=lang, extra=headers),
            timeout=timeout,
        )
        return self._transport.save(sent, path)

    def get(
        self,
        slug: str,
        *,
        version: Literal["draft"] | str | None = None,
        if_none_match: Programme | str | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> Programme:
        """
        Read a programme.

        Needs the scope `programmes:read`.

        Args:
            slug: The programme's name in addresses: a–z, 0–9 and hyphens.
            version: A published version by number, or `draft` (needs catalogue:write). Default: the current one.
            if_none_match: what is at hand: it is answered itself when it is still current. With an ETag
                `NotModifiedError` says so.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "GET",
            path_of("/api/v1/programmes/{slug}", {"slug": slug}),
            query=query_of({"version": version}),
            headers=headers_of(language=lang, if_none_match=if_none_match, extra=headers),
            timeout=timeout,
        )
        return self._transport.model(sent, Programme, if_none_match)

    def save_draft(
        self,
        slug: str,
        *,
        title: Mapping[str, str],
        call: ProgrammeCallInput,
        funding: FundingInput,
        eligibility: ExpressionInput,
        documents: Sequence[ProgrammeDocumentInput],
        summary: Mapping[str, str] | None = None,
        authority: ProgrammeAuthorityInput | None = None,
        country: str | None = None,
        source: ProgrammeSourceInput | None = None,
        sample: bool | None = None,
        provisional: bool | None = None,
        published_on: str | date | None = None,
        expected_award_on: str | date | None = None,
        expenses_eligible_from: str | date | None = None,
        budget_lines: Sequence[ProgrammeBudgetLineInput] | None = None,
        external_ids: Sequence[ProgrammeExternalIdInput] | None = None,
        legal_basis: Sequence[ProgrammeLegalBasisInput] | None = None,
        union_fund: bool | None = None,
        exclusive: Sequence[ProgrammeExclusiveInput] | None = None,
        cumulation: ProgrammeCumulationInput | None = None,
        eligible_costs: Sequence[ProgrammeEligibleCostInput] | None = None,
        required_documents: Sequence[ProgrammeRequiredDocumentInput] | None = None,
        objectives: Sequence[str] | None = None,
        if_match: str | Model | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> WrittenProgramme:
        """
        Write the draft of a programme.

        Makes the programme if there is none. Everything is checked: criteria, codes, and that each quotation stands in
        its document. A published version stays until the draft is published.

        The body may have 20 MiB.

        Needs the scope `catalogue:write`.

        Args:
            slug: The programme's name in addresses: a–z, 0–9 and hyphens.
            title: The title. By language (ISO 639-1); at least one.
            call: The call: its dates. Its status is computed from them whenever it is read.
            funding: What is given. Amounts are aid to one beneficiary.
            eligibility: A condition: `all`, `any`, `not`, `at_least`, or a criterion by its kind.
            documents: Source documents, with their texts.
            summary: What it is, in a few sentences. By language (ISO 639-1); at least one.
            authority
            country: ISO 3166-1 alpha-2 of the Member State that grants, or EU.
            source
            sample: Written to show the service: not a real call.
            provisional: Known from a pre-publication only: verdicts are forecasts.
            published_on: A calendar day.
            expected_award_on: A calendar day.
            expenses_eligible_from: A calendar day.
            budget_lines: Parts of the budget.
            external_ids: Ids elsewhere (ΑΔΑ, ΟΠΣ, …).
            legal_basis: State-aid regimes.
            union_fund: Paid for by a fund of the Union: one expense is declared for one operation only.
            exclusive: Calls that name the same group exclude each other for one applicant.
            cumulation: What the call says of other aid for the same costs.
            eligible_costs: Costs that count.
            required_documents: Supporting documents.
            objectives: What it is for; a filter, never a criterion.
            if_match: the ETag of the version to change, or what was read: refused when there is a newer one.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            PreconditionFailedError: it has changed since the version in `if_match`.
            UnprocessableEntityError: the body is not valid; `errors` says where.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "PUT",
            path_of("/api/v1/programmes/{slug}", {"slug": slug}),
            headers=headers_of(content_type="application/json", language=lang, if_match=if_match, extra=headers),
            content=json_bytes(body_of({
                "title": title,
                "call": call,
                "funding": funding,
                "eligibility": eligibility,
                "documents": documents,
                "summary": summary,
                "authority": authority,
                "country": country,
                "source": source,
                "sample": sample,
                "provisional": provisional,
                "published_on": published_on,
                "expected_award_on": expected_award_on,
                "expenses_eligible_from": expenses_eligible_from,
                "budget_lines": budget_lines,
                "external_ids": external_ids,
                "legal_basis": legal_basis,
                "union_fund": union_fund,
                "exclusive": exclusive,
                "cumulation": cumulation,
                "eligible_costs": eligible_costs,
                "required_documents": required_documents,
                "objectives": objectives,
            })),
            timeout=timeout,
        )
        return self._transport.model(sent, WrittenProgramme)

    def update_draft(
        self,
        slug: str,
        *,
        title: Mapping[str, str | None] | Omit = OMIT,
        summary: Mapping[str, str | None] | Omit | None = OMIT,
        authority: ProgrammeAuthorityPatch | Omit | None = OMIT,
        country: str | Omit | None = OMIT,
        source: ProgrammeSourcePatch | Omit | None = OMIT,
        sample: bool | Omit | None = OMIT,
        provisional: bool | Omit | None = OMIT,
        published_on: str | date | Omit | None = OMIT,
        expected_award_on: str | date | Omit | None = OMIT,
        expenses_eligible_from: str | date | Omit | None = OMIT,
        call: ProgrammeCallPatch | Omit = OMIT,
        budget_lines: Sequence[ProgrammeBudgetLineInput] | Omit | None = OMIT,
        external_ids: Sequence[ProgrammeExternalIdInput] | Omit | None = OMIT,
        funding: FundingPatch | Omit = OMIT,
        legal_basis: Sequence[ProgrammeLegalBasisInput] | Omit | None = OMIT,
        union_fund: bool | Omit | None = OMIT,
        exclusive: Sequence[ProgrammeExclusiveInput] | Omit | None = OMIT,
        cumulation: ProgrammeCumulationPatch | Omit | None = OMIT,
        eligibility: ExpressionInput | Omit = OMIT,
        eligible_costs: Sequence[ProgrammeEligibleCostInput] | Omit | None = OMIT,
        required_documents: Sequence[ProgrammeRequiredDocumentInput] | Omit | None = OMIT,
        objectives: Sequence[str] | Omit | None = OMIT,
        documents: Sequence[ProgrammeDocumentInput] | Omit = OMIT,
        if_match: str | Model,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> WrittenProgramme:
        """
        Change the draft of a programme.

        A merge patch (RFC 7396) of the draft, or of the published version where there is no draft. Documents keep their
        texts when their id is kept.

        The body may have 20 MiB.

        Needs the scope `catalogue:write`.

        Args:
            slug: The programme's name in addresses: a–z, 0–9 and hyphens.
            title: The title. By language (ISO 639-1); at least one.
            summary: What it is, in a few sentences. By language (ISO 639-1); at least one.
            authority
            country: ISO 3166-1 alpha-2 of the Member State that grants, or EU.
            source
            sample: Written to show the service: not a real call.
            provisional: Known from a pre-publication only: verdicts are forecasts.
            published_on: A calendar day.
            expected_award_on: A calendar day.
            expenses_eligible_from: A calendar day.
            call: The call: its dates. Its status is computed from them whenever it is read.
            budget_lines: Parts of the budget.
            external_ids: Ids elsewhere (ΑΔΑ, ΟΠΣ, …).
            funding: What is given. Amounts are aid to one beneficiary.
            legal_basis: State-aid regimes.
            union_fund: Paid for by a fund of the Union: one expense is declared for one operation only.
            exclusive: Calls that name the same group exclude each other for one applicant.
            cumulation: What the call says of other aid for the same costs.
            eligibility: A condition: `all`, `any`, `not`, `at_least`, or a criterion by its kind.
            eligible_costs: Costs that count.
            required_documents: Supporting documents.
            objectives: What it is for; a filter, never a criterion.
            documents: Source documents, with their texts.
            if_match: the ETag of the version to change, or what was read: refused when there is a newer one.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            PreconditionFailedError: it has changed since the version in `if_match`.
            UnprocessableEntityError: the body is not valid; `errors` says where.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "PATCH",
            path_of("/api/v1/programmes/{slug}", {"slug": slug}),
            headers=headers_of(
                content_type="application/merge-patch+json",
                language=lang,
                if_match=if_match,
                extra=headers,
            ),
            content=json_bytes(changes_of({
                "title": title,
                "summary": summary,
                "authority": authority,
                "country": country,
                "source": source,
                "sample": sample,
                "provisional": provisional,
                "published_on": published_on,
                "expected_award_on": expected_award_on,
                "expenses_eligible_from": expenses_eligible_from,
                "call": call,
                "budget_lines": budget_lines,
                "external_ids": external_ids,
                "funding": funding,
                "legal_basis": legal_basis,
                "union_fund": union_fund,
                "exclusive": exclusive,
                "cumulation": cumulation,
                "eligibility": eligibility,
                "eligible_costs": eligible_costs,
                "required_documents": required_documents,
                "objectives": objectives,
                "documents": documents,
            })),
            timeout=timeout,
        )
        return self._transport.model(sent, WrittenProgramme)

    def history(
        self,
        slug: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> Page[ProgrammeVersion]:
        """
        List the versions of a programme.

        Needs the scope `programmes:read`.

        Looping over the answer reads all entries, page after page; `data` has those of the first page.

        Args:
            slug: The programme's name in addresses: a–z, 0–9 and hyphens.
            limit: How many to return.
            cursor: The `next_cursor` of the page before. Opaque; valid for the same filters only.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """

        def sent(at: str | None) -> Call:
            return Call(
                "GET",
                path_of("/api/v1/programmes/{slug}/history", {"slug": slug}),
                query=query_of({"limit": limit, "cursor": at}),
                headers=headers_of(language=lang, extra=headers),
                timeout=timeout,
            )

        return self._transport.page(sent, Page[ProgrammeVersion], ProgrammeVersion, cursor)

    def changes(
        self,
        slug: str,
        *,
        from_: int | None = None,
        to: int | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> ProgrammeComparison:
        """
        Compare two versions of a programme.

        What the later version says otherwise, a sentence for each difference: a deadline moved, a budget line
        exhausted, an amount or a condition changed.

        Needs the scope `programmes:read`.

        Args:
            slug: The programme's name in addresses: a–z, 0–9 and hyphens.
            from_: The earlier version. Default: the one before.
            to: The later version. Default: the current one.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "GET",
            path_of("/api/v1/programmes/{slug}/changes", {"slug": slug}),
            query=query_of({"from": from_, "to": to}),
            headers=headers_of(language=lang, extra=headers),
            timeout=timeout,
        )
        return self._transport.model(sent, ProgrammeComparison)

    def import_file(
        self,
        file: FileInput,
        *,
        content_type: str | None = None,
        format: ProgrammeImportFileFormat | None = None,
        notify: bool | None = None,
        dry_run: bool | None = None,
        retrieved_at: str | datetime | None = None,
        collection: str | None = None,
        lang: Literal["el", "en"] | None = None,
        idempotency_key: str | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> StartedJob:
        """
        Import programmes from a file.

        JSON, CSV or XLSX. A job reads the file row by row: a row that is wrong never loses another, the same file again
        changes nothing, what is no longer in it is reported and left alone. The job's result is the report.

        The body may have 20 MiB.

        Needs the scope `catalogue:write`.

        Args:
            file: its bytes, its path, or an open file.
            content_type: one of `application/json`, `text/csv`,
                `application/vnd.openxmlformats-officedocument.spreadsheetml.sheet`; told by the ending of the name
                unless given.
            format: What the file is; found out by its content unless given.
            notify: Whether accounts are told of each programme; false for a first import.
            dry_run: Checks and compares everything, writes nothing.
            retrieved_at: An instant (RFC 3339).
            collection: The collection that the file is the whole of; its programmes that are not in the file are
                reported as vanished. Default: the format.
            lang: language of texts in the answer; the client's unless given.
            idempotency_key: makes repeating safe for 24 hours: the same call gets the first answer again. A fresh
                one unless given; retries keep it.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            ConflictError: it does not fit the present state; `code` says why.
            UnprocessableEntityError: the body is not valid; `errors` says where.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "POST",
            "/api/v1/programmes/import",
            query=query_of({
                "format": format,
                "notify": notify,
                "dry_run": dry_run,
                "retrieved_at": retrieved_at,
                "collection": collection,
            }),
            headers=headers_of(
                content_type=media_type_of(file, content_type, ("application/json", "text/csv", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet")),
                language=lang,
                idempotency_key=idempotency_key or new_key(),
                extra=headers,
            ),
            content=file_bytes(file),
            timeout=timeout,
        )
        return self._transport.model(sent, StartedJob)

    def draft_changes(
        self,
        slug: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> Page[ProgrammeDraftChange]:
        """
        List the changes of the draft.

        Each change of the draft with who, when, and what was there before and after, newest first. They are kept when
        the draft is published. The first making of a programme is no change.

        Needs the scope `catalogue:write`.

        Looping over the answer reads all entries, page after page; `data` has those of the first page.

        Args:
            slug: The programme's name in addresses: a–z, 0–9 and hyphens.
            limit: How many to return.
            cursor: The `next_cursor` of the page before. Opaque; valid for the same filters only.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """

        def sent(at: str | None) -> Call:
            return Call(
                "GET",
                path_of("/api/v1/programmes/{slug}/draft-changes", {"slug": slug}),
                query=query_of({"limit": limit, "cursor": at}),
                headers=headers_of(language=lang, extra=headers),
                timeout=timeout,
            )

        return self._transport.page(sent, Page[ProgrammeDraftChange], ProgrammeDraftChange, cursor)

    def publish(
        self,
        slug: str,
        *,
        lang: Literal["el", "en"] | None = None,
        idempotency_key: str | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> WrittenProgramme:
        """
        Publish the draft.

        Makes a new immutable version. A draft equal to the published version makes none. A withdrawn programme without
        a draft is published again as it was.

        Needs the scope `catalogue:write`.

        Args:
            slug: The programme's name in addresses: a–z, 0–9 and hyphens.
            lang: language of texts in the answer; the client's unless given.
            idempotency_key: makes repeating safe for 24 hours: the same call gets the first answer again. A fresh
                one unless given; retries keep it.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            ConflictError: it does not fit the present state; `code` says why.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "POST",
            path_of("/api/v1/programmes/{slug}/publish", {"slug": slug}),
            headers=headers_of(language=lang, idempotency_key=idempotency_key or new_key(), extra=headers),
            timeout=timeout,
        )
        return self._transport.model(sent, WrittenProgramme)

    def close(
        self,
        slug: str,
        *,
        status: ProgrammeCloseStatus | None = None,
        since: str | datetime | None = None,
        reason: Mapping[str, str] | None = None,
        lang: Literal["el", "en"] | None = None,
        idempotency_key: str | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> Programme:
        """
        Stop the call.

        Says that the call is closed, exhausted or paused, in a new version.

        Needs the scope `catalogue:write`.

        Args:
            slug: The programme's name in addresses: a–z, 0–9 and hyphens.
            status: Default closed.
            since: From when; default now. Only a pause of a call that is not stopped may begin later.
            reason: Why. By language (ISO 639-1); at least one.
            lang: language of texts in the answer; the client's unless given.
            idempotency_key: makes repeating safe for 24 hours: the same call gets the first answer again. A fresh
                one unless given; retries keep it.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            ConflictError: it does not fit the present state; `code` says why.
            UnprocessableEntityError: the body is not valid; `errors` says where.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "POST",
            path_of("/api/v1/programmes/{slug}/close", {"slug": slug}),
            headers=headers_of(
                content_type="application/json",
                language=lang,
                idempotency_key=idempotency_key or new_key(),
                extra=headers,
            ),
            content=json_bytes(body_of({"status": status, "since": since, "reason": reason})),
            timeout=timeout,
        )
        return self._transport.model(sent, Programme)

    def withdraw(
        self,
        slug: str,
        *,
        reason: Mapping[str, str],
        lang: Literal["el", "en"] | None = None,
        idempotency_key: str | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> Programme:
        """
        Withdraw a programme.

        Takes it out of lists, searches and matches; it can still be read, with the reason.

        Needs the scope `catalogue:write`.

        Args:
            slug: The programme's name in addresses: a–z, 0–9 and hyphens.
            reason: Why. By language (ISO 639-1); at least one.
            lang: language of texts in the answer; the client's unless given.
            idempotency_key: makes repeating safe for 24 hours: the same call gets the first answer again. A fresh
                one unless given; retries keep it.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            ConflictError: it does not fit the present state; `code` says why.
            UnprocessableEntityError: the body is not valid; `errors` says where.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "POST",
            path_of("/api/v1/programmes/{slug}/withdraw", {"slug": slug}),
            headers=headers_of(
                content_type="application/json",
                language=lang,
                idempotency_key=idempotency_key or new_key(),
                extra=headers,
            ),
            content=json_bytes(body_of({"reason": reason})),
            timeout=timeout,
        )
        return self._transport.model(sent, Programme)

    def extract(
        self,
        file: FileInput,
        *,
        content_type: str | None = None,
        slug: str | None = None,
        role: Literal["call", "amendment"] | None = None,
        title: str | None = None,
        language: Literal["el", "en"] | None = None,
        country: str | None = None,
        time_zone: str | None = None,
        url: str | None = None,
        retrieved_at: str | datetime | None = None,
        dry_run: bool | None = None,
        lang: Literal["el", "en"] | None = None,
        idempotency_key: str | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> Extraction:
        """
        Read a call document into a draft.

        The body is the document itself: PDF, DOCX, HTML or plain text, in Greek or English. Amounts, dates,
        intensities, conditions and lists of codes are read, each with its sentence; what cannot be structured stays a
        cited `manual` criterion. A person reviews the draft (PATCH) and publishes it. With `role=amendment` it is a
        decision that changes a programme: deadlines moved, amounts raised, parts of the budget exhausted go into the
        draft of that programme, each with the words of the decision.

        The body may have 32 MiB.

        Needs the scope `catalogue:write`.

        Args:
            file: its bytes, its path, or an open file.
            content_type: one of `application/pdf`,
                `application/vnd.openxmlformats-officedocument.wordprocessingml.document`, `text/html`, `text/plain`;
                told by the ending of the name unless given.
            slug: The programme's name in addresses: a–z, 0–9 and hyphens.
            role: amendment: a decision that changes the programme of `slug`; its draft is changed, each difference
                cited.
            title: The title; the first heading or line unless given.
            language: Of the document; found out by its letters unless given.
            country: ISO 3166-1 alpha-2 of the Member State that grants, or EU. Unless given, the one country in
                which the text says that applicants are established, else GR; of an amendment, that of its programme.
            time_zone: Of the hours that the document tells; by default Europe/Athens, Europe/Brussels for EU; of an
                amendment, that of its programme.
            url: Where the document was published.
            retrieved_at: An instant (RFC 3339).
            dry_run: Reads and reports, stores nothing; the canonical text is in the answer.
            lang: language of texts in the answer; the client's unless given.
            idempotency_key: makes repeating safe for 24 hours: the same call gets the first answer again. A fresh
                one unless given; retries keep it.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            ConflictError: it does not fit the present state; `code` says why.
            PreconditionFailedError: it has changed since the version in `if_match`.
            UnprocessableEntityError: the body is not valid; `errors` says where.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "POST",
            "/api/v1/programmes/extract",
            query=query_of({
                "slug": slug,
                "role": role,
                "title": title,
                "language": language,
                "country": country,
                "time_zone": time_zone,
                "url": url,
                "retrieved_at": retrieved_at,
                "dry_run": dry_run,
            }),
            headers=headers_of(
                content_type=media_type_of(file, content_type, ("application/pdf", "application/vnd.openxmlformats-officedocument.wordprocessingml.document", "text/html", "text/plain")),
                language=lang,
                idempotency_key=idempotency_key or new_key(),
                extra=headers,
            ),
            content=file_bytes(file),
            timeout=timeout,
        )
        return self._transport.model(sent, Extraction)

    def matches(
        self,
        slug: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        eligibility: Sequence[Eligibility] | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> Page[Match]:
        """
        The account’s profiles that a programme fits.

        Needs the scope `matches:read`.

        Looping over the answer reads all entries, page after page; `data` has those of the first page.

        Args:
            slug: Slug of the programme.
            limit: How many to return.
            cursor: The `next_cursor` of the page before. Opaque; valid for the same filters only.
            eligibility: Verdicts wanted; by default all but `not_eligible`.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """

        def sent(at: str | None) -> Call:
            return Call(
                "GET",
                path_of("/api/v1/programmes/{slug}/matches", {"slug": slug}),
                query=query_of({"limit": limit, "cursor": at, "eligibility": eligibility}),
                headers=headers_of(language=lang, extra=headers),
                timeout=timeout,
            )

        return self._transport.page(sent, Page[Match], Match, cursor)


class MatchResource(Resource):
    """Which programmes fit a profile, why, and the sentences that decide."""

    def list(
        self,
        profile_id: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        eligibility: Sequence[Eligibility] | None = None,
        status: Sequence[CallStatus] | None = None,
        min_score: int | None = None,
        closing_before: str | date | None = None,
        kad: str | None = None,
        region: str | None = None,
        instrument: Sequence[Instrument] | None = None,
        sort: MatchListSort | None = None,
        as_of: str | date | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> Page[Match]:
        """
        Programmes that fit a profile, with reasoning and citations.

        Computed when asked: always current with the profile and the catalogue. All pages of one list are evaluated at
        the instant of the first.

        Needs the scope `matches:read`.

        Looping over the answer reads all entries, page after page; `data` has those of the first page.

        Args:
            profile_id: Id that starts with `prf_`.
            limit: How many to return.
            cursor: The `next_cursor` of the page before. Opaque; valid for the same filters only.
            eligibility: Verdicts wanted; by default all but `not_eligible`.
            status: Statuses of the call; by default open, forecasted, paused and unknown.
            min_score: Least score.
            closing_before: The next deadline is before this day, in the call's own zone.
            kad: Open to this activity code.
            region: Open to this region: NUTS code or name.
            instrument: Instruments.
            sort: Best first: `score`, `amount` (expected subsidy); nearest first: `deadline`.
            as_of: Answers as on that day, with the programmes and reference data of now. `YYYY-MM-DD`.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """

        def sent(at: str | None) -> Call:
            return Call(
                "GET",
                path_of("/api/v1/match/{profile_id}", {"profile_id": profile_id}),
                query=query_of({
                    "limit": limit,
                    "cursor": at,
                    "eligibility": eligibility,
                    "status": status,
                    "min_score": min_score,
                    "closing_before": closing_before,
                    "kad": kad,
                    "region": region,
                    "instrument": instrument,
                    "sort": sort,
                    "as_of": as_of,
                }),
                headers=headers_of(language=lang, extra=headers),
                timeout=timeout,
            )

        return self._transport.page(sent, Page[Match], Match, cursor)

    def export(
        self,
        profile_id: str,
        *,
        format: Literal["csv", "xlsx"] | None = None,
        decimal: Literal["point", "comma"] | None = None,
        eligibility: Sequence[Eligibility] | None = None,
        status: Sequence[CallStatus] | None = None,
        as_of: str | date | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> File:
        """
        Export the matches of a profile.

        Up to 5000 programmes, best first, with the verdict, its reasons and what is missing. The CSV opens in
        spreadsheets as it is; no cell can become a formula.

        Needs the scope `matches:read`.

        Args:
            profile_id: Id that starts with `prf_`.
            format: Format of the file.
            decimal: Of numbers in CSV; with a comma the separator is a semicolon, as Greek spreadsheets expect.
            eligibility: Verdicts wanted; by default all but `not_eligible`.
            status: Statuses of the call; by default open, forecasted, paused and unknown.
            as_of: Answers as on that day, with the programmes and reference data of now. `YYYY-MM-DD`.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "GET",
            path_of("/api/v1/match/{profile_id}/export", {"profile_id": profile_id}),
            query=query_of({
                "format": format,
                "decimal": decimal,
                "eligibility": eligibility,
                "status": status,
                "as_of": as_of,
            }),
            headers=headers_of(accept="*/*", language=lang, extra=headers),
            timeout=timeout,
        )
        return self._transport.file(sent)

    def export_to_file(
        self,
        profile_id: str,
        path: str | os.PathLike[str],
        *,
        format: Literal["csv", "xlsx"] | None = None,
        decimal: Literal["point", "comma"] | None = None,
        eligibility: Sequence[Eligibility] | None = None,
        status: Sequence[CallStatus] | None = None,
        as_of: str | date | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> Path:
        """
        Export the matches of a profile.

        Up to 5000 programmes, best first, with the verdict, its reasons and what is missing. The CSV opens in
        spreadsheets as it is; no cell can become a formula.

        Needs the scope `matches:read`.

        Writes the file without holding all of it in memory, and answers where it is. What stood there is replaced in
        one step.

        Args:
            profile_id: Id that starts with `prf_`.
            path: where to; in a folder it gets the name that the service suggests.
            format: Format of the file. Told by the ending of `path` unless given.
            decimal: Of numbers in CSV; with a comma the separator is a semicolon, as Greek spreadsheets expect.
            eligibility: Verdicts wanted; by default all but `not_eligible`.
            status: Statuses of the call; by default open, forecasted, paused and unknown.
            as_of: Answers as on that day, with the programmes and reference data of now. `YYYY-MM-DD`.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        chosen = format or format_of(path, ("csv", "xlsx"))
        sent = Call(
            "GET",
            path_of("/api/v1/match/{profile_id}/export", {"profile_id": profile_id}),
            query=query_of({
                "format": chosen,
                "decimal": decimal,
                "eligibility": eligibility,
                "status": status,
                "as_of": as_of,
            }),
            headers=headers_of(accept="*/*", language=lang, extra=headers),
            timeout=timeout,
        )
        return self._transport.save(sent, path)

    def recompute(
        self,
        *,
        profile_ids: Sequence[str] | None = None,
        programme_slugs: Sequence[str] | None = None,
        lang: Literal["el", "en"] | None = None,
        idempotency_key: str | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> StartedJob:
        """
        Score matches again.

        Not needed for reading: answers are always current. It settles the stored state at once; only real changes
        become events. A call for the same as one that has not begun is answered with that one’s job.

        Needs the scope `matches:write`.

        Args:
            profile_ids: Only these profiles.
            programme_slugs: Only these programmes.
            lang: language of texts in the answer; the client's unless given.
            idempotency_key: makes repeating safe for 24 hours: the same call gets the first answer again. A fresh
                one unless given; retries keep it.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            ConflictError: it does not fit the present state; `code` says why.
            UnprocessableEntityError: the body is not valid; `errors` says where.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "POST",
            "/api/v1/match/recompute",
            headers=headers_of(
                content_type="application/json",
                language=lang,
                idempotency_key=idempotency_key or new_key(),
                extra=headers,
            ),
            content=json_bytes(body_of({"profile_ids": profile_ids, "programme_slugs": programme_slugs})),
            timeout=timeout,
        )
        return self._transport.model(sent, StartedJob)

    def preview(
        self,
        *,
        profile: ProfileBody,
        as_of: str | date | None = None,
        programme_slugs: Sequence[str] | None = None,
        limit: int | None = None,
        lang: Literal["el", "en"] | None = None,
        idempotency_key: str | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> MatchPreviewAnswer:
        """
        Match a profile without storing it.

        With `programme_slugs`, those programmes with every verdict; without, all that fit and are not closed.

        Needs the scope `matches:read`.

        Args:
            profile: What is known of a business. Every field but `name` may be missing: missing is unknown, never
                false.
            as_of: Answers as on that day, with the programmes and reference data of now. `YYYY-MM-DD`.
            programme_slugs: Only these programmes.
            limit: How many to return, best first.
            lang: language of texts in the answer; the client's unless given.
            idempotency_key: makes repeating safe for 24 hours: the same call gets the first answer again. A fresh
                one unless given; retries keep it.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            ConflictError: it does not fit the present state; `code` says why.
            UnprocessableEntityError: the body is not valid; `errors` says where.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "POST",
            "/api/v1/match/preview",
            headers=headers_of(
                content_type="application/json",
                language=lang,
                idempotency_key=idempotency_key or new_key(),
                extra=headers,
            ),
            content=json_bytes(body_of({"profile": profile, "as_of": as_of, "programme_slugs": programme_slugs, "limit": limit})),
            timeout=timeout,
        )
        return self._transport.model(sent, MatchPreviewAnswer)

    def reasoning(
        self,
        match_id: str,
        *,
        as_of: str | date | None = None,
        if_none_match: Reasoning | str | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> Reasoning:
        """
        Why a programme fits a profile or does not.

        Needs the scope `matches:read`.

        Args:
            match_id: Id that starts with `mat_`.
            as_of: Answers as on that day, with the programmes and reference data of now. `YYYY-MM-DD`.
            if_none_match: what is at hand: it is answered itself when it is still current. With an ETag
                `NotModifiedError` says so.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "GET",
            path_of("/api/v1/match/{match_id}/reasoning", {"match_id": match_id}),
            query=query_of({"as_of": as_of}),
            headers=headers_of(language=lang, if_none_match=if_none_match, extra=headers),
            timeout=timeout,
        )
        return self._transport.model(sent, Reasoning, if_none_match)

    def decide(
        self,
        match_id: str,
        *,
        state: DecisionState,
        application: DecisionApplicationInput | None = None,
        note: str | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> Decision:
        """
        Save, dismiss, or record an application.

        Needs the scope `matches:write`.

        Args:
            match_id: Id that starts with `mat_`.
            state: `dismissed` ones stay out of alerts and digests; an `application` reserves de minimis headroom.
            application: Required when `state` is `application`.
            note: Your note.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            UnprocessableEntityError: the body is not valid; `errors` says where.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "PUT",
            path_of("/api/v1/match/{match_id}/decision", {"match_id": match_id}),
            headers=headers_of(content_type="application/json", language=lang, extra=headers),
            content=json_bytes(body_of({"state": state, "application": application, "note": note})),
            timeout=timeout,
        )
        return self._transport.model(sent, Decision)

    def withdraw_decision(
        self,
        match_id: str,
        *,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """
        Take a decision back.

        Needs the scope `matches:write`.

        Args:
            match_id: Id that starts with `mat_`.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "DELETE",
            path_of("/api/v1/match/{match_id}/decision", {"match_id": match_id}),
            headers=headers_of(language=lang, extra=headers),
            timeout=timeout,
        )
        self._transport.nothing(sent)

    def answer(
        self,
        match_id: str,
        criterion_id: str,
        *,
        value: SizeDefinitionsSme,
        note: str | None = None,
        evidence: str | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> Answer:
        """
        Confirm a criterion that only a person can.

        Shown in the reasoning with who and when. It becomes void when the words it was given to change.

        Needs the scope `matches:write`.

        Args:
            match_id: Id that starts with `mat_`.
            criterion_id: Id of a manual criterion.
            value: What a person found.
            note: Why.
            evidence: What it was seen in: a document, a link.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            ConflictError: it does not fit the present state; `code` says why.
            UnprocessableEntityError: the body is not valid; `errors` says where.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "PUT",
            path_of("/api/v1/match/{match_id}/answers/{criterion_id}", {"match_id": match_id, "criterion_id": criterion_id}),
            headers=headers_of(content_type="application/json", language=lang, extra=headers),
            content=json_bytes(body_of({"value": value, "note": note, "evidence": evidence})),
            timeout=timeout,
        )
        return self._transport.model(sent, Answer)

    def questions(
        self,
        profile_id: str,
        *,
        as_of: str | date | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> ProfileQuestions:
        """
        Which missing fact would decide most, and what would turn a refusal.

        Needs the scope `matches:read`.

        Args:
            profile_id: Id that starts with `prf_`.
            as_of: Answers as on that day, with the programmes and reference data of now. `YYYY-MM-DD`.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "GET",
            path_of("/api/v1/match/{profile_id}/questions", {"profile_id": profile_id}),
            query=query_of({"as_of": as_of}),
            headers=headers_of(language=lang, extra=headers),
            timeout=timeout,
        )
        return self._transport.model(sent, ProfileQuestions)

    def memo(
        self,
        match_id: str,
        *,
        format: Literal["docx", "pdf"] | None = None,
        as_of: str | date | None = None,
        if_none_match: str | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> File:
        """
        A match on one page for the client.

        One A4 page: verdict, why, with the words of the call that decide it and where they stand, expected aid and the
        limit that binds, deadline, warnings, what is missing, next steps. What does not fit is said on it. The same
        match on the same day gives the same bytes.

        Needs the scope `matches:read`.

        Args:
            match_id: Id that starts with `mat_`.
            format: Format of the file.
            as_of: Answers as on that day, with the programmes and reference data of now. `YYYY-MM-DD`.
            if_none_match: the ETag at hand: `NotModifiedError` when it is still current.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "GET",
            path_of("/api/v1/match/{match_id}/memo", {"match_id": match_id}),
            query=query_of({"format": format, "as_of": as_of}),
            headers=headers_of(accept="*/*", language=lang, if_none_match=if_none_match, extra=headers),
            timeout=timeout,
        )
        return self._transport.file(sent)

    def memo_to_file(
        self,
        match_id: str,
        path: str | os.PathLike[str],
        *,
        format: Literal["docx", "pdf"] | None = None,
        as_of: str | date | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> Path:
        """
        A match on one page for the client.

        One A4 page: verdict, why, with the words of the call that decide it and where they stand, expected aid and the
        limit that binds, deadline, warnings, what is missing, next steps. What does not fit is said on it. The same
        match on the same day gives the same bytes.

        Needs the scope `matches:read`.

        Writes the file without holding all of it in memory, and answers where it is. What stood there is replaced in
        one step.

        Args:
            match_id: Id that starts with `mat_`.
            path: where to; in a folder it gets the name that the service suggests.
            format: Format of the file. Told by the ending of `path` unless given.
            as_of: Answers as on that day, with the programmes and reference data of now. `YYYY-MM-DD`.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        chosen = format or format_of(path, ("docx", "pdf"))
        sent = Call(
            "GET",
            path_of("/api/v1/match/{match_id}/memo", {"match_id": match_id}),
            query=query_of({"format": chosen, "as_of": as_of}),
            headers=headers_of(accept="*/*", language=lang, extra=headers),
            timeout=timeout,
        )
        return self._transport.save(sent, path)


class QuestionsResource(Resource):
    """Missing facts that would decide most, over all profiles."""

    def list(
        self,
        *,
        limit: int | None = None,
        as_of: str | date | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> AccountQuestions:
        """
        Which missing fact, over all profiles, would decide most.

        Needs the scope `matches:read`.

        Args:
            limit: How many to return.
            as_of: Answers as on that day, with the programmes and reference data of now. `YYYY-MM-DD`.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "GET",
            "/api/v1/questions",
            query=query_of({"limit": limit, "as_of": as_of}),
            headers=headers_of(language=lang, extra=headers),
            timeout=timeout,
        )
        return self._transport.model(sent, AccountQuestions)


class AlertsResource(Resource):
    """Deadline alerts and their notifications."""

    def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> Page[Alert]:
        """
        List alerts, newest first.

        Needs the scope `alerts:read`.

        Looping over the answer reads all entries, page after page; `data` has those of the first page.

        Args:
            limit: How many to return.
            cursor: The `next_cursor` of the page before. Opaque; valid for the same filters only.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """

        def sent(at: str | None) -> Call:
            return Call(
                "GET",
                "/api/v1/alerts",
                query=query_of({"limit": limit, "cursor": at}),
                headers=headers_of(language=lang, extra=headers),
                timeout=timeout,
            )

        return self._transport.page(sent, Page[Alert], Alert, cursor)

    def create(
        self,
        *,
        trigger: AlertTrigger,
        channels: Sequence[AlertChannel],
        name: str | Omit | None = OMIT,
        status: Literal["active", "paused"] | None = None,
        language: Literal["el", "en"] | None = None,
        schedule: AlertSchedule | None = None,
        lang: Literal["el", "en"] | None = None,
        idempotency_key: str | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> Alert:
        """
        Create an alert.

        Lead times that have passed already are told once, at once. Addresses of mail that have not agreed yet are asked
        first.

        Needs the scope `alerts:write`.

        Args:
            trigger
            channels: Where it is told.
            name
            status: A paused alert sends nothing; `active` unless given.
            language: Language of the messages; Greek unless given.
            schedule
            lang: language of texts in the answer; the client's unless given.
            idempotency_key: makes repeating safe for 24 hours: the same call gets the first answer again. A fresh
                one unless given; retries keep it.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            ConflictError: it does not fit the present state; `code` says why.
            UnprocessableEntityError: the body is not valid; `errors` says where.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "POST",
            "/api/v1/alerts",
            headers=headers_of(
                content_type="application/json",
                language=lang,
                idempotency_key=idempotency_key or new_key(),
                extra=headers,
            ),
            content=json_bytes(body_of({
                "trigger": trigger,
                "channels": channels,
                "name": name,
                "status": status,
                "language": language,
                "schedule": schedule,
            })),
            timeout=timeout,
        )
        return self._transport.model(sent, Alert)

    def preview(
        self,
        *,
        trigger: AlertTrigger,
        name: str | Omit | None = OMIT,
        status: Literal["active", "paused"] | None = None,
        language: Literal["el", "en"] | None = None,
        schedule: AlertSchedule | None = None,
        channels: Sequence[AlertChannel] | None = None,
        horizon_days: int | None = None,
        lang: Literal["el", "en"] | None = None,
        idempotency_key: str | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> AlertPreview:
        """
        Which notices an alert would send, and when.

        Nothing is stored or sent. It holds if nothing changes meanwhile.

        Needs the scope `alerts:read`.

        Args:
            trigger
            name
            status: A paused alert sends nothing; `active` unless given.
            language: Language of the messages; Greek unless given.
            schedule
            channels: Where it would be told.
            horizon_days: How far to look ahead; 366 unless given.
            lang: language of texts in the answer; the client's unless given.
            idempotency_key: makes repeating safe for 24 hours: the same call gets the first answer again. A fresh
                one unless given; retries keep it.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            ConflictError: it does not fit the present state; `code` says why.
            UnprocessableEntityError: the body is not valid; `errors` says where.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "POST",
            "/api/v1/alerts/preview",
            headers=headers_of(
                content_type="application/json",
                language=lang,
                idempotency_key=idempotency_key or new_key(),
                extra=headers,
            ),
            content=json_bytes(body_of({
                "trigger": trigger,
                "name": name,
                "status": status,
                "language": language,
                "schedule": schedule,
                "channels": channels,
                "horizon_days": horizon_days,
            })),
            timeout=timeout,
        )
        return self._transport.model(sent, AlertPreview)

    def get(
        self,
        alert_id: str,
        *,
        if_none_match: Alert | str | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> Alert:
        """
        Get an alert.

        Needs the scope `alerts:read`.

        Args:
            alert_id: Alert id, `alr_…`.
            if_none_match: what is at hand: it is answered itself when it is still current. With an ETag
                `NotModifiedError` says so.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "GET",
            path_of("/api/v1/alerts/{id}", {"id": alert_id}),
            headers=headers_of(language=lang, if_none_match=if_none_match, extra=headers),
            timeout=timeout,
        )
        return self._transport.model(sent, Alert, if_none_match)

    def replace(
        self,
        alert_id: str,
        *,
        trigger: AlertTrigger,
        channels: Sequence[AlertChannel],
        name: str | Omit | None = OMIT,
        status: Literal["active", "paused"] | None = None,
        language: Literal["el", "en"] | None = None,
        schedule: AlertSchedule | None = None,
        if_match: str | Model | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> Alert:
        """
        Replace an alert.

        What it has told stays told: only what the change makes due goes out. A Slack address that is sent back as shown
        stays as it is.

        Needs the scope `alerts:write`.

        Args:
            alert_id: Alert id, `alr_…`.
            trigger
            channels: Where it is told.
            name
            status: A paused alert sends nothing; `active` unless given.
            language: Language of the messages; Greek unless given.
            schedule
            if_match: the ETag of the version to change, or what was read: refused when there is a newer one.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            ConflictError: it does not fit the present state; `code` says why.
            PreconditionFailedError: it has changed since the version in `if_match`.
            UnprocessableEntityError: the body is not valid; `errors` says where.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "PUT",
            path_of("/api/v1/alerts/{id}", {"id": alert_id}),
            headers=headers_of(content_type="application/json", language=lang, if_match=if_match, extra=headers),
            content=json_bytes(body_of({
                "trigger": trigger,
                "channels": channels,
                "name": name,
                "status": status,
                "language": language,
                "schedule": schedule,
            })),
            timeout=timeout,
        )
        return self._transport.model(sent, Alert)

    def delete(
        self,
        alert_id: str,
        *,
        if_match: str | Model | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """
        Delete an alert.

        With its history. What waits to be sent is not sent.

        Needs the scope `alerts:write`.

        Args:
            alert_id: Alert id, `alr_…`.
            if_match: the ETag of the version to change, or what was read: refused when there is a newer one.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            PreconditionFailedError: it has changed since the version in `if_match`.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "DELETE",
            path_of("/api/v1/alerts/{id}", {"id": alert_id}),
            headers=headers_of(language=lang, if_match=if_match, extra=headers),
            timeout=timeout,
        )
        self._transport.nothing(sent)

    def notifications(
        self,
        alert_id: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        status: AlertNotificationStatus | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> Page[AlertNotification]:
        """
        What an alert has told, newest first: sent, failed, waiting, or suppressed with the reason.

        Needs the scope `alerts:read`.

        Looping over the answer reads all entries, page after page; `data` has those of the first page.

        Args:
            alert_id: Alert id, `alr_…`.
            limit: How many to return.
            cursor: The `next_cursor` of the page before. Opaque; valid for the same filters only.
            status: Only those in this state.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """

        def sent(at: str | None) -> Call:
            return Call(
                "GET",
                path_of("/api/v1/alerts/{id}/notifications", {"id": alert_id}),
                query=query_of({"limit": limit, "cursor": at, "status": status}),
                headers=headers_of(language=lang, extra=headers),
                timeout=timeout,
            )

        return self._transport.page(sent, Page[AlertNotification], AlertNotification, cursor)

    def test(
        self,
        alert_id: str,
        *,
        lang: Literal["el", "en"] | None = None,
        idempotency_key: str | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> AlertTest:
        """
        Send a test through every channel.

        Once and at once, whatever the schedule says. Nothing goes to an address that has not agreed. Webhooks get a
        signed `webhook.test`.

        Needs the scope `alerts:write`.

        Args:
            alert_id: Alert id, `alr_…`.
            lang: language of texts in the answer; the client's unless given.
            idempotency_key: makes repeating safe for 24 hours: the same call gets the first answer again. A fresh
                one unless given; retries keep it.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            ConflictError: it does not fit the present state; `code` says why.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "POST",
            path_of("/api/v1/alerts/{id}/test", {"id": alert_id}),
            headers=headers_of(language=lang, idempotency_key=idempotency_key or new_key(), extra=headers),
            timeout=timeout,
        )
        return self._transport.model(sent, AlertTest)


class CalendarTokensResource(Resource):
    """Addresses of calendar feeds with the deadlines of an account."""

    def create(
        self,
        *,
        name: str | None = None,
        language: Literal["el", "en"] | None = None,
        lead_times: Sequence[str] | None = None,
        filter: AlertFilter | None = None,
        lang: Literal["el", "en"] | None = None,
        idempotency_key: str | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> CalendarToken:
        """
        Make the address of a calendar feed.

        The feed (iCalendar) holds the deadlines and openings of the programmes that fit, with alarms at the lead times.
        The same name again gives it a new address and the old one stops working.

        Needs the scope `alerts:write`.

        Args:
            name: Which feed of the account; `main` unless given. The same name again replaces its address.
            language: Language of the entries; Greek unless given.
            lead_times: How long before the deadline (or the opening). Several that are due at once are told as one:
                the nearest.
            filter: A filter that names programmes only (slugs, activity code, region, instrument) watches them
                whether or not a profile fits. Any other is about the pairs of profiles and programmes that fit;
                dismissed ones stay out.
            lang: language of texts in the answer; the client's unless given.
            idempotency_key: makes repeating safe for 24 hours: the same call gets the first answer again. A fresh
                one unless given; retries keep it.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            ConflictError: it does not fit the present state; `code` says why.
            UnprocessableEntityError: the body is not valid; `errors` says where.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "POST",
            "/api/v1/calendar-tokens",
            headers=headers_of(
                content_type="application/json",
                language=lang,
                idempotency_key=idempotency_key or new_key(),
                extra=headers,
            ),
            content=json_bytes(body_of({"name": name, "language": language, "lead_times": lead_times, "filter": filter})),
            timeout=timeout,
        )
        return self._transport.model(sent, CalendarToken)


class DraftsResource(WaitsForDrafts):
    """Application drafts made from a match."""

    def create(
        self,
        *,
        match_id: str,
        template: Template | None = None,
        language: Literal["el", "en"] | None = None,
        lang: Literal["el", "en"] | None = None,
        idempotency_key: str | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> DraftSummary:
        """
        Make an application draft from a match.

        The same match, template, language and versions are the same draft: asking again answers with it.
        `draft.completed` tells when it is done.

        Needs the scope `drafts:write`.

        Args:
            match_id: Match id, `mat_…`.
            template: Template pack; unless given, the most special one that the call is for.
            language: Language of the document; unless given, the profile’s, else Greek.
            lang: language of texts in the answer; the client's unless given.
            idempotency_key: makes repeating safe for 24 hours: the same call gets the first answer again. A fresh
                one unless given; retries keep it.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            ConflictError: it does not fit the present state; `code` says why.
            UnprocessableEntityError: the body is not valid; `errors` says where.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "POST",
            "/api/v1/drafts/generate",
            headers=headers_of(
                content_type="application/json",
                language=lang,
                idempotency_key=idempotency_key or new_key(),
                extra=headers,
            ),
            content=json_bytes(body_of({"match_id": match_id, "template": template, "language": language})),
            timeout=timeout,
        )
        return self._transport.model(sent, DraftSummary)

    def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        profile_id: str | None = None,
        programme: str | None = None,
        template: Template | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> Page[DraftSummary]:
        """
        List drafts, newest first.

        Needs the scope `drafts:read`.

        Looping over the answer reads all entries, page after page; `data` has those of the first page.

        Args:
            limit: How many to return.
            cursor: The `next_cursor` of the page before. Opaque; valid for the same filters only.
            profile_id: Only of this profile.
            programme: Only for this programme.
            template: Only of this template.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """

        def sent(at: str | None) -> Call:
            return Call(
                "GET",
                "/api/v1/drafts",
                query=query_of({
                    "limit": limit,
                    "cursor": at,
                    "profile_id": profile_id,
                    "programme": programme,
                    "template": template,
                }),
                headers=headers_of(language=lang, extra=headers),
                timeout=timeout,
            )

        return self._transport.page(sent, Page[DraftSummary], DraftSummary, cursor)

    def get(
        self,
        draft_id: str,
        *,
        if_none_match: Draft | str | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> Draft:
        """
        Get a draft with its document.

        Needs the scope `drafts:read`.

        Args:
            draft_id: Id that starts with `drf_`.
            if_none_match: what is at hand: it is answered itself when it is still current. With an ETag
                `NotModifiedError` says so.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "GET",
            path_of("/api/v1/drafts/{id}", {"id": draft_id}),
            headers=headers_of(language=lang, if_none_match=if_none_match, extra=headers),
            timeout=timeout,
        )
        return self._transport.model(sent, Draft, if_none_match)

    def update(
        self,
        draft_id: str,
        *,
        sections: Mapping[str, PatchDraftSectionInput | None],
        if_match: str | Model,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> Draft:
        """
        Rewrite sections of a draft.

        JSON merge patch (RFC 7396) of sections by id. `If-Match` is required, so that nobody’s text is lost.

        Needs the scope `drafts:write`.

        Args:
            draft_id: Id that starts with `drf_`.
            sections: By section id; `null` takes your text back and shows the composed one.
            if_match: the ETag of the version to change, or what was read: refused when there is a newer one.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            ConflictError: it does not fit the present state; `code` says why.
            PreconditionFailedError: it has changed since the version in `if_match`.
            UnprocessableEntityError: the body is not valid; `errors` says where.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "PATCH",
            path_of("/api/v1/drafts/{id}", {"id": draft_id}),
            headers=headers_of(
                content_type="application/merge-patch+json",
                language=lang,
                if_match=if_match,
                extra=headers,
            ),
            content=json_bytes(changes_of({"sections": sections})),
            timeout=timeout,
        )
        return self._transport.model(sent, Draft)

    def delete(
        self,
        draft_id: str,
        *,
        if_match: str | Model | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """
        Delete a draft.

        Needs the scope `drafts:write`.

        Args:
            draft_id: Id that starts with `drf_`.
            if_match: the ETag of the version to change, or what was read: refused when there is a newer one.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            PreconditionFailedError: it has changed since the version in `if_match`.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "DELETE",
            path_of("/api/v1/drafts/{id}", {"id": draft_id}),
            headers=headers_of(language=lang, if_match=if_match, extra=headers),
            timeout=timeout,
        )
        self._transport.nothing(sent)

    def regenerate(
        self,
        draft_id: str,
        *,
        discard_edits: Sequence[str] | None = None,
        lang: Literal["el", "en"] | None = None,
        idempotency_key: str | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> DraftSummary:
        """
        Make a draft anew from what is known now.

        The id stays, and so does what people wrote, but for the sections named.

        Needs the scope `drafts:write`.

        Args:
            draft_id: Id that starts with `drf_`.
            discard_edits: Sections whose text of yours is given up; all others keep it.
            lang: language of texts in the answer; the client's unless given.
            idempotency_key: makes repeating safe for 24 hours: the same call gets the first answer again. A fresh
                one unless given; retries keep it.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            ConflictError: it does not fit the present state; `code` says why.
            UnprocessableEntityError: the body is not valid; `errors` says where.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "POST",
            path_of("/api/v1/drafts/{id}/regenerate", {"id": draft_id}),
            headers=headers_of(
                content_type="application/json",
                language=lang,
                idempotency_key=idempotency_key or new_key(),
                extra=headers,
            ),
            content=json_bytes(body_of({"discard_edits": discard_edits})),
            timeout=timeout,
        )
        return self._transport.model(sent, DraftSummary)

    def export(
        self,
        draft_id: str,
        *,
        format: DraftExportFormat | None = None,
        if_none_match: str | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> File:
        """
        Export a draft as a file.

        Every format renders the same document; equal drafts give equal bytes.

        Needs the scope `drafts:read`.

        Args:
            draft_id: Id that starts with `drf_`.
            format: Format of the file.
            if_none_match: the ETag at hand: `NotModifiedError` when it is still current.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            ConflictError: it does not fit the present state; `code` says why.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "GET",
            path_of("/api/v1/drafts/{id}/export", {"id": draft_id}),
            query=query_of({"format": format}),
            headers=headers_of(accept="*/*", language=lang, if_none_match=if_none_match, extra=headers),
            timeout=timeout,
        )
        return self._transport.file(sent)

    def export_to_file(
        self,
        draft_id: str,
        path: str | os.PathLike[str],
        *,
        format: DraftExportFormat | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> Path:
        """
        Export a draft as a file.

        Every format renders the same document; equal drafts give equal bytes.

        Needs the scope `drafts:read`.

        Writes the file without holding all of it in memory, and answers where it is. What stood there is replaced in
        one step.

        Args:
            draft_id: Id that starts with `drf_`.
            path: where to; in a folder it gets the name that the service suggests.
            format: Format of the file. Told by the ending of `path` unless given.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            ConflictError: it does not fit the present state; `code` says why.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        chosen = format or format_of(path, ("docx", "pdf", "html", "md", "json"))
        sent = Call(
            "GET",
            path_of("/api/v1/drafts/{id}/export", {"id": draft_id}),
            query=query_of({"format": chosen}),
            headers=headers_of(accept="*/*", language=lang, extra=headers),
            timeout=timeout,
        )
        return self._transport.save(sent, path)


class WebhooksResource(ReadsWebhooks):
    """Addresses of yours that events are pushed to."""

    def create(
        self,
        *,
        url: str,
        event_types: Sequence[EventType],
        description: str | None = None,
        profile_ids: Sequence[str] | None = None,
        warn_email: str | None = None,
        verify: bool | None = None,
        lang: Literal["el", "en"] | None = None,
        idempotency_key: str | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> WebhookWithSecret:
        """
        Register a webhook.

        Events of these types are sent to the address from now on, signed as Standard Webhooks 1.0.0 says. The answer is
        the only place where the secret can be read.

        Needs the scope `webhooks:write`.

        Args:
            url: Where events are sent by POST: https, reachable from the public internet. Redirects are not
                followed.
            event_types: Which events are sent.
            description: For your own orientation.
            profile_ids: Events about profiles are sent for these only; events about none always.
            warn_email: Who is warned by mail when it keeps failing and when it is disabled. The address is asked
                first whether it agrees.
            verify: Send a signed `webhook.test` at once and tell what came of it: whether the address can be
                reached. A receiver that checks signatures refuses it, since the secret comes with this answer; test
                such a one by `POST /webhooks/{id}/test`.
            lang: language of texts in the answer; the client's unless given.
            idempotency_key: makes repeating safe for 24 hours: the same call gets the first answer again. A fresh
                one unless given; retries keep it.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            ConflictError: it does not fit the present state; `code` says why.
            UnprocessableEntityError: the body is not valid; `errors` says where.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "POST",
            "/api/v1/webhooks/register",
            headers=headers_of(
                content_type="application/json",
                language=lang,
                idempotency_key=idempotency_key or new_key(),
                extra=headers,
            ),
            content=json_bytes(body_of({
                "url": url,
                "event_types": event_types,
                "description": description,
                "profile_ids": profile_ids,
                "warn_email": warn_email,
                "verify": verify,
            })),
            timeout=timeout,
        )
        return self._transport.model(sent, WebhookWithSecret)

    def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> Page[Webhook]:
        """
        List webhooks, newest first.

        Needs the scope `webhooks:read`.

        Looping over the answer reads all entries, page after page; `data` has those of the first page.

        Args:
            limit: How many to return.
            cursor: The `next_cursor` of the page before. Opaque; valid for the same filters only.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """

        def sent(at: str | None) -> Call:
            return Call(
                "GET",
                "/api/v1/webhooks",
                query=query_of({"limit": limit, "cursor": at}),
                headers=headers_of(language=lang, extra=headers),
                timeout=timeout,
            )

        return self._transport.page(sent, Page[Webhook], Webhook, cursor)

    def get(
        self,
        webhook_id: str,
        *,
        if_none_match: Webhook | str | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> Webhook:
        """
        Get a webhook.

        Needs the scope `webhooks:read`.

        Args:
            webhook_id: Webhook id, `whk_…`.
            if_none_match: what is at hand: it is answered itself when it is still current. With an ETag
                `NotModifiedError` says so.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "GET",
            path_of("/api/v1/webhooks/{id}", {"id": webhook_id}),
            headers=headers_of(language=lang, if_none_match=if_none_match, extra=headers),
            timeout=timeout,
        )
        return self._transport.model(sent, Webhook, if_none_match)

    def update(
        self,
        webhook_id: str,
        *,
        url: str | Omit = OMIT,
        event_types: Sequence[EventType] | Omit = OMIT,
        description: str | Omit | None = OMIT,
        profile_ids: Sequence[str] | Omit | None = OMIT,
        warn_email: str | Omit | None = OMIT,
        status: Literal["active", "disabled"] | Omit = OMIT,
        if_match: str | Model | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> Webhook:
        """
        Change a webhook, or switch it on or off.

        JSON merge patch (RFC 7396). Switched off, what waits for it is given up; it can be replayed. Switched on, its
        failures are forgotten.

        Needs the scope `webhooks:write`.

        Args:
            webhook_id: Webhook id, `whk_…`.
            url: Where events are sent by POST: https, reachable from the public internet. Redirects are not
                followed.
            event_types: Which events are sent.
            description
            profile_ids
            warn_email
            status: Switches it on with a clean slate, or off.
            if_match: the ETag of the version to change, or what was read: refused when there is a newer one.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            ConflictError: it does not fit the present state; `code` says why.
            PreconditionFailedError: it has changed since the version in `if_match`.
            UnprocessableEntityError: the body is not valid; `errors` says where.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "PATCH",
            path_of("/api/v1/webhooks/{id}", {"id": webhook_id}),
            headers=headers_of(
                content_type="application/merge-patch+json",
                language=lang,
                if_match=if_match,
                extra=headers,
            ),
            content=json_bytes(changes_of({
                "url": url,
                "event_types": event_types,
                "description": description,
                "profile_ids": profile_ids,
                "warn_email": warn_email,
                "status": status,
            })),
            timeout=timeout,
        )
        return self._transport.model(sent, Webhook)

    def delete(
        self,
        webhook_id: str,
        *,
        if_match: str | Model | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """
        Delete a webhook.

        With its queue and its delivery log.

        Needs the scope `webhooks:write`.

        Args:
            webhook_id: Webhook id, `whk_…`.
            if_match: the ETag of the version to change, or what was read: refused when there is a newer one.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            PreconditionFailedError: it has changed since the version in `if_match`.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "DELETE",
            path_of("/api/v1/webhooks/{id}", {"id": webhook_id}),
            headers=headers_of(language=lang, if_match=if_match, extra=headers),
            timeout=timeout,
        )
        self._transport.nothing(sent)

    def test(
        self,
        webhook_id: str,
        *,
        lang: Literal["el", "en"] | None = None,
        idempotency_key: str | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> WebhookDelivery:
        """
        Send a trial event.

        A signed `webhook.test` is sent once and at once, also while the webhook is disabled. It is not retried and does
        not count as a failure.

        Needs the scope `webhooks:write`.

        Args:
            webhook_id: Webhook id, `whk_…`.
            lang: language of texts in the answer; the client's unless given.
            idempotency_key: makes repeating safe for 24 hours: the same call gets the first answer again. A fresh
                one unless given; retries keep it.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            ConflictError: it does not fit the present state; `code` says why.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "POST",
            path_of("/api/v1/webhooks/{id}/test", {"id": webhook_id}),
            headers=headers_of(language=lang, idempotency_key=idempotency_key or new_key(), extra=headers),
            timeout=timeout,
        )
        return self._transport.model(sent, WebhookDelivery)

    def rotate_secret(
        self,
        webhook_id: str,
        *,
        overlap_hours: int | None = None,
        lang: Literal["el", "en"] | None = None,
        idempotency_key: str | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> WebhookWithSecret:
        """
        Replace the secret of a webhook.

        Until the overlap ends every call carries two signatures, one of each secret, so that receivers can change at
        their own time. Replaced again before that, the oldest secret ends at once.

        Needs the scope `webhooks:write`.

        Args:
            webhook_id: Webhook id, `whk_…`.
            overlap_hours: How long the old secret signs beside the new one; 24 unless given.
            lang: language of texts in the answer; the client's unless given.
            idempotency_key: makes repeating safe for 24 hours: the same call gets the first answer again. A fresh
                one unless given; retries keep it.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            ConflictError: it does not fit the present state; `code` says why.
            UnprocessableEntityError: the body is not valid; `errors` says where.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "POST",
            path_of("/api/v1/webhooks/{id}/rotate-secret", {"id": webhook_id}),
            headers=headers_of(
                content_type="application/json",
                language=lang,
                idempotency_key=idempotency_key or new_key(),
                extra=headers,
            ),
            content=json_bytes(body_of({"overlap_hours": overlap_hours})),
            timeout=timeout,
        )
        return self._transport.model(sent, WebhookWithSecret)

    def deliveries(
        self,
        webhook_id: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        status: WebhookDeliveryStatus | None = None,
        type: PushedEventType | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> Page[WebhookDelivery]:
        """
        Deliveries of a webhook with their attempts, newest event first.

        Needs the scope `webhooks:read`.

        Looping over the answer reads all entries, page after page; `data` has those of the first page.

        Args:
            webhook_id: Webhook id, `whk_…`.
            limit: How many to return.
            cursor: The `next_cursor` of the page before. Opaque; valid for the same filters only.
            status: Only those in this state.
            type: Only those of this event type.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """

        def sent(at: str | None) -> Call:
            return Call(
                "GET",
                path_of("/api/v1/webhooks/{id}/deliveries", {"id": webhook_id}),
                query=query_of({"limit": limit, "cursor": at, "status": status, "type": type}),
                headers=headers_of(language=lang, extra=headers),
                timeout=timeout,
            )

        return self._transport.page(sent, Page[WebhookDelivery], WebhookDelivery, cursor)

    def replay(
        self,
        webhook_id: str,
        *,
        ids: Sequence[str] | None = None,
        since: str | datetime | None = None,
        until: str | datetime | None = None,
        since_broken: bool | None = None,
        dry_run: bool | None = None,
        lang: Literal["el", "en"] | None = None,
        idempotency_key: str | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> WebhookReplay:
        """
        Send events again.

        Give `ids`, or `since` (and `until`), or `since_broken`. The same id and bytes are sent as before, with a fresh
        timestamp, 100 events a second at most. `dry_run` only counts.

        Needs the scope `webhooks:write`.

        Args:
            webhook_id: Webhook id, `whk_…`.
            ids: These events.
            since: Events that happened from then on. Events are kept 30 days.
            until: With `since`: events that happened before.
            since_broken: Everything that did not arrive since the webhook last began to fail.
            dry_run: Only tell how many there are.
            lang: language of texts in the answer; the client's unless given.
            idempotency_key: makes repeating safe for 24 hours: the same call gets the first answer again. A fresh
                one unless given; retries keep it.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            ConflictError: it does not fit the present state; `code` says why.
            UnprocessableEntityError: the body is not valid; `errors` says where.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "POST",
            path_of("/api/v1/webhooks/{id}/replay", {"id": webhook_id}),
            headers=headers_of(
                content_type="application/json",
                language=lang,
                idempotency_key=idempotency_key or new_key(),
                extra=headers,
            ),
            content=json_bytes(body_of({
                "ids": ids,
                "since": since,
                "until": until,
                "since_broken": since_broken,
                "dry_run": dry_run,
            })),
            timeout=timeout,
        )
        return self._transport.model(sent, WebhookReplay)


class EventsResource(Resource):
    """Events of the account and of the catalogue, polled instead of pushed."""

    def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        type: Sequence[PushedEventType] | None = None,
        after: str | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> Page[Event]:
        """
        Events of the account and of the catalogue, oldest first.

        The same envelopes that are pushed, in an order that never changes. To poll, send the id of the last event you
        have read as `after`: nothing is missed or told twice. Events are kept 30 days.

        Needs the scope `webhooks:read`.

        Looping over the answer reads all entries, page after page; `data` has those of the first page.

        Args:
            limit: How many to return.
            cursor: The `next_cursor` of the page before. Opaque; valid for the same filters only.
            type: Only these types.
            after: Only events after this one.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """

        def sent(at: str | None) -> Call:
            return Call(
                "GET",
                "/api/v1/events",
                query=query_of({"limit": limit, "cursor": at, "type": type, "after": after}),
                headers=headers_of(language=lang, extra=headers),
                timeout=timeout,
            )

        return self._transport.page(sent, Page[Event], Event, cursor)

    def get(
        self,
        event_id: str,
        *,
        if_none_match: Event | str | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> Event:
        """
        Get an event.

        Needs the scope `webhooks:read`.

        Args:
            event_id: Event id, `evt_…`.
            if_none_match: what is at hand: it is answered itself when it is still current. With an ETag
                `NotModifiedError` says so.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "GET",
            path_of("/api/v1/events/{id}", {"id": event_id}),
            headers=headers_of(language=lang, if_none_match=if_none_match, extra=headers),
            timeout=timeout,
        )
        return self._transport.model(sent, Event, if_none_match)


class AccountResource(Resource):
    """The account, its usage and its audit log."""

    def get(
        self,
        *,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> Account:
        """
        The account: tier, limits, usage.

        Every key and session may call it.

        Args:
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "GET",
            "/api/v1/account",
            headers=headers_of(language=lang, extra=headers),
            timeout=timeout,
        )
        return self._transport.model(sent, Account)

    def export(
        self,
        *,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> File:
        """
        Everything the account holds.

        One JSON object a line, `{ "table", "row" }`, of every table with rows of the account; secrets, hashes and
        tokens are left out. Answers kept for Idempotency-Key (24 hours) are not in it.

        Needs the scope `keys:admin`.

        Args:
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "GET",
            "/api/v1/account/export",
            headers=headers_of(accept="*/*", language=lang, extra=headers),
            timeout=timeout,
        )
        return self._transport.file(sent)

    def export_to_file(
        self,
        path: str | os.PathLike[str],
        *,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> Path:
        """
        Everything the account holds.

        One JSON object a line, `{ "table", "row" }`, of every table with rows of the account; secrets, hashes and
        tokens are left out. Answers kept for Idempotency-Key (24 hours) are not in it.

        Needs the scope `keys:admin`.

        Writes the file without holding all of it in memory, and answers where it is. What stood there is replaced in
        one step.

        Args:
            path: where to; in a folder it gets the name that the service suggests.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "GET",
            "/api/v1/account/export",
            headers=headers_of(accept="*/*", language=lang, extra=headers),
            timeout=timeout,
        )
        return self._transport.save(sent, path)

    def audit(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> Page[AuditEntry]:
        """
        Who changed what, newest first.

        Needs the scope `keys:admin`.

        Looping over the answer reads all entries, page after page; `data` has those of the first page.

        Args:
            limit: How many to return.
            cursor: The `next_cursor` of the page before. Opaque; valid for the same filters only.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """

        def sent(at: str | None) -> Call:
            return Call(
                "GET",
                "/api/v1/account/audit",
                query=query_of({"limit": limit, "cursor": at}),
                headers=headers_of(language=lang, extra=headers),
                timeout=timeout,
            )

        return self._transport.page(sent, Page[AuditEntry], AuditEntry, cursor)


class ApiKeysResource(Resource):
    """API keys of the account."""

    def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> Page[ApiKey]:
        """
        API keys, newest first.

        Needs the scope `keys:admin`.

        Looping over the answer reads all entries, page after page; `data` has those of the first page.

        Args:
            limit: How many to return.
            cursor: The `next_cursor` of the page before. Opaque; valid for the same filters only.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """

        def sent(at: str | None) -> Call:
            return Call(
                "GET",
                "/api/v1/api-keys",
                query=query_of({"limit": limit, "cursor": at}),
                headers=headers_of(language=lang, extra=headers),
                timeout=timeout,
            )

        return self._transport.page(sent, Page[ApiKey], ApiKey, cursor)

    def create(
        self,
        *,
        name: str,
        scopes: Sequence[Scope],
        environment: Literal["live", "test"] | None = None,
        expires_at: str | datetime | None = None,
        lang: Literal["el", "en"] | None = None,
        idempotency_key: str | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> NewApiKey:
        """
        Make an API key.

        The answer is the only place where the key can be read. Nobody can grant a scope they lack.

        Needs the scope `keys:admin`.

        Args:
            name
            scopes
            environment: Only a mark in the key's text; `live` unless given.
            expires_at: Never, unless given.
            lang: language of texts in the answer; the client's unless given.
            idempotency_key: makes repeating safe for 24 hours: the same call gets the first answer again. A fresh
                one unless given; retries keep it.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            ConflictError: it does not fit the present state; `code` says why.
            UnprocessableEntityError: the body is not valid; `errors` says where.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "POST",
            "/api/v1/api-keys",
            headers=headers_of(
                content_type="application/json",
                language=lang,
                idempotency_key=idempotency_key or new_key(),
                extra=headers,
            ),
            content=json_bytes(body_of({"name": name, "scopes": scopes, "environment": environment, "expires_at": expires_at})),
            timeout=timeout,
        )
        return self._transport.model(sent, NewApiKey)

    def rotate(
        self,
        api_key_id: str,
        *,
        overlap_hours: int | None = None,
        lang: Literal["el", "en"] | None = None,
        idempotency_key: str | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> NewApiKey:
        """
        Replace an API key.

        Makes a successor with the same name and scopes. Both work until the overlap ends.

        Needs the scope `keys:admin`.

        Args:
            api_key_id: Id that starts with `key_`.
            overlap_hours: How long the old key goes on; 24 unless given.
            lang: language of texts in the answer; the client's unless given.
            idempotency_key: makes repeating safe for 24 hours: the same call gets the first answer again. A fresh
                one unless given; retries keep it.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            ConflictError: it does not fit the present state; `code` says why.
            UnprocessableEntityError: the body is not valid; `errors` says where.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "POST",
            path_of("/api/v1/api-keys/{id}/rotate", {"id": api_key_id}),
            headers=headers_of(
                content_type="application/json",
                language=lang,
                idempotency_key=idempotency_key or new_key(),
                extra=headers,
            ),
            content=json_bytes(body_of({"overlap_hours": overlap_hours})),
            timeout=timeout,
        )
        return self._transport.model(sent, NewApiKey)

    def revoke(
        self,
        api_key_id: str,
        *,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """
        Revoke an API key.

        It is refused from now on, everywhere. It stays in the list, marked as revoked.

        Needs the scope `keys:admin`.

        Args:
            api_key_id: Id that starts with `key_`.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "DELETE",
            path_of("/api/v1/api-keys/{id}", {"id": api_key_id}),
            headers=headers_of(language=lang, extra=headers),
            timeout=timeout,
        )
        self._transport.nothing(sent)


class JobsResource(WaitsForJobs):
    """Long work under way."""

    def get(
        self,
        job_id: str,
        *,
        if_none_match: Job | str | None = None,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> Job:
        """
        How long work is going.

        While it is queued or running, `Retry-After` says when to ask again.

        Every key and session may call it.

        Args:
            job_id: Id that starts with `job_`.
            if_none_match: what is at hand: it is answered itself when it is still current. With an ETag
                `NotModifiedError` says so.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "GET",
            path_of("/api/v1/jobs/{id}", {"id": job_id}),
            headers=headers_of(language=lang, if_none_match=if_none_match, extra=headers),
            timeout=timeout,
        )
        return self._transport.model(sent, Job, if_none_match)

    def cancel(
        self,
        job_id: str,
        *,
        lang: Literal["el", "en"] | None = None,
        timeout: Timeout | Omit = OMIT,
        headers: Mapping[str, str] | None = None,
    ) -> Job:
        """
        Cancel long work.

        At once when it has not started; else it is told to stop, and ends as cancelled a moment later. A finished job
        stays as it is.

        Every key and session may call it.

        Args:
            job_id: Id that starts with `job_`.
            lang: language of texts in the answer; the client's unless given.
            timeout: seconds for each step of the call; the client's unless given.
            headers: further headers.

        Raises:
            NotFoundError: there is none in this account.
            APIError: it was refused otherwise.
            APIConnectionError: there was no answer.
        """
        sent = Call(
            "DELETE",
            path_of("/api/v1/jobs/{id}", {"id": job_id}),
            headers=headers_of(language=lang, extra=headers),
            timeout=timeout,
        )
        return self._transport.model(sent, Job)


class Resources:
    """All that a client can call."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    @cached_property
    def profiles(self) -> ProfilesResource:
        """Businesses and clients, with everything that decides what they may apply for."""
        return ProfilesResource(self._transport)

    @cached_property
    def programmes(self) -> ProgrammesResource:
        """The catalogue of funding programmes, its search, versions and source texts."""
        return ProgrammesResource(self._transport)

    @cached_property
    def match(self) -> MatchResource:
        """Which programmes fit a profile, why, and the sentences that decide."""
        return MatchResource(self._transport)

    @cached_property
    def questions(self) -> QuestionsResource:
        """Missing facts that would decide most, over all profiles."""
        return QuestionsResource(self._transport)

    @cached_property
    def alerts(self) -> AlertsResource:
        """Deadline alerts and their notifications."""
        return AlertsResource(self._transport)

    @cached_property
    def calendar_tokens(self) -> CalendarTokensResource:
        """Addresses of calendar feeds with the deadlines of an account."""
        return CalendarTokensResource(self._transport)

    @cached_property
    def drafts(self) -> DraftsResource:
        """Application drafts made from a match."""
        return DraftsResource(self._transport)

    @cached_property
    def webhooks(self) -> WebhooksResource:
        """Addresses of yours that events are pushed to."""
        return WebhooksResource(self._transport)

    @cached_property
    def events(self) -> EventsResource:
        """Events of the account and of the catalogue, polled instead of pushed."""
        return EventsResource(self._transport)

    @cached_property
    def account(self) -> AccountResource:
        """The account, its usage and its audit log."""
        return AccountResource(self._transport)

    @cached_property
    def api_keys(self) -> ApiKeysResource:
        """API keys of the account."""
        return ApiKeysResource(self._transport)

    @cached_property
    def jobs(self) -> JobsResource:
        """Long work under way."""
        return JobsResource(self._transport)
