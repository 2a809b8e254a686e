"""What the service answers and is sent. Generated from the description of the service by `npm run sdk`: changes are lost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date, datetime
from typing import Any, Literal, NotRequired, TypeAlias, TypedDict, cast

from .._model import Model
from .._pagination import AsyncPage, Page

__all__ = [
    "Account",
    "AccountCaller",
    "AccountLimits",
    "AccountQuestions",
    "AccountQuestionsData",
    "AccountQuestionsDataExample",
    "AccountTier",
    "AccountUsage",
    "AccountsCriterion",
    "AccountsCriterionFigure",
    "AccountsCriterionInput",
    "ActivityCriterion",
    "ActivityCriterionBasis",
    "ActivityCriterionCodes",
    "ActivityCriterionCodesInclude",
    "ActivityCriterionCodesIncludeInput",
    "ActivityCriterionCodesInput",
    "ActivityCriterionInput",
    "ActivityScheme",
    "AgeCriterion",
    "AgeCriterionInput",
    "AgeCriterionTestClosedFullFiscalYears",
    "AgeCriterionTestClosedFullFiscalYearsInput",
    "AgeCriterionTestMonthsSinceStart",
    "AgeCriterionTestMonthsSinceStartInput",
    "AgeCriterionTestStartedBetween",
    "AgeCriterionTestStartedBetweenInput",
    "AidHistoryEntry",
    "AidHistoryEntryInput",
    "AidHistoryEntryStatus",
    "Alert",
    "AlertChannel",
    "AlertChannelProvider",
    "AlertChannelShown",
    "AlertChannelState",
    "AlertChannelType",
    "AlertFilter",
    "AlertNotification",
    "AlertNotificationAttempt",
    "AlertNotificationAttemptOutcome",
    "AlertNotificationStatus",
    "AlertPreview",
    "AlertPreviewNote",
    "AlertPreviewNotice",
    "AlertPreviewNoticeMark",
    "AlertSchedule",
    "AlertScheduleDay",
    "AlertScheduleDigest",
    "AlertScheduleShown",
    "AlertTest",
    "AlertTestResult",
    "AlertTestResultStatus",
    "AlertTrigger",
    "AlertTriggerFilter",
    "AlertTriggerFilterEligibility",
    "AlertTriggerOn",
    "AlertTriggerShown",
    "AmountExpression",
    "AmountExpressionAttribute",
    "AmountExpressionAttributeInput",
    "AmountExpressionFigure",
    "AmountExpressionFigureInput",
    "AmountExpressionInput",
    "AmountExpressionInvestmentAmount",
    "AmountExpressionInvestmentAmountInput",
    "AmountExpressionSum",
    "AmountExpressionSumInput",
    "AmountExpressionTimes",
    "AmountExpressionTimesInput",
    "AmountExpressionValue",
    "AmountExpressionValueInput",
    "Anchor",
    "AnchorInput",
    "Answer",
    "ApiKey",
    "ApiKeyStatus",
    "AsyncProgrammeSearchPage",
    "AttributeCriterion",
    "AttributeCriterionInput",
    "AttributeCriterionTestEquals",
    "AttributeCriterionTestEqualsInput",
    "AttributeCriterionTestIn",
    "AttributeCriterionTestInInput",
    "AttributeCriterionTestMoneyRange",
    "AttributeCriterionTestMoneyRangeInput",
    "AttributeCriterionTestRange",
    "AttributeCriterionTestRangeInput",
    "AttributeValue",
    "AttributeValueInput",
    "Attributes",
    "AttributesInput",
    "AttributesPatch",
    "AuditEntry",
    "BusinessSize",
    "CalendarToken",
    "CallMoment",
    "CallState",
    "CallStateBasis",
    "CallStateNextDeadline",
    "CallStateNextDeadlineBasis",
    "CallStateOpensAt",
    "CallStatus",
    "Citation",
    "CitationDerivation",
    "CitationField",
    "CitationKind",
    "CitationLocator",
    "CitationPosition",
    "CitationQuote",
    "CitationReference",
    "CitationSource",
    "CompareCriterion",
    "CompareCriterionInput",
    "CompareCriterionOperator",
    "Compatible",
    "CompatibleCeiling",
    "CompatibleMatch",
    "CompatiblePair",
    "CompatiblePairRule",
    "CriterionResult",
    "CriterionResultAnswered",
    "CriterionResultCondition",
    "CriterionResultKind",
    "CriterionResultNearMiss",
    "DeMinimisAid",
    "DeMinimisAidInput",
    "DeMinimisAidRegulation",
    "DeMinimisAidStatus",
    "DeMinimisAidTerms",
    "DeMinimisAidTermsInput",
    "DeMinimisCriterion",
    "DeMinimisCriterionInput",
    "DeMinimisCriterionOnExcess",
    "DeMinimisLedger",
    "DeMinimisLedgerAccount",
    "DeMinimisLedgerAccountHeadroom",
    "DeMinimisLedgerAccountRelease",
    "DeMinimisLedgerEntry",
    "DeMinimisLedgerEntryCounts",
    "DeMinimisLedgerReservation",
    "DeMinimisLedgerUndertaking",
    "DeMinimisLedgerUndertakingLink",
    "Deadline",
    "DeadlineApproachingEvent",
    "DeadlineApproachingEventData",
    "DeadlineApproachingEventDataProfile",
    "DeadlineInput",
    "DeadlineMoved",
    "DeadlineMovedInput",
    "DeadlineStage",
    "Decision",
    "DecisionApplication",
    "DecisionApplicationInput",
    "DecisionApplicationStage",
    "DecisionState",
    "DocumentMeta",
    "DocumentMetaRole",
    "DocumentMetaSection",
    "Draft",
    "DraftBlock",
    "DraftBlockCallout",
    "DraftBlockChecklist",
    "DraftBlockChecklistItem",
    "DraftBlockChecklistItemState",
    "DraftBlockParagraph",
    "DraftBlockTable",
    "DraftBlockTableColumn",
    "DraftBlockTableRow",
    "DraftCompletedEvent",
    "DraftCompletedEventData",
    "DraftDifferences",
    "DraftDifferencesCitation",
    "DraftDifferencesCitationAnchor",
    "DraftDocument",
    "DraftDocumentCitation",
    "DraftDocumentCompleteness",
    "DraftDocumentLabels",
    "DraftDocumentLeftOut",
    "DraftDocumentLeftOutReason",
    "DraftDocumentLeftOutReasonCode",
    "DraftDocumentMetadata",
    "DraftDocumentMetadataApplicant",
    "DraftDocumentMetadataModel",
    "DraftDocumentMetadataProgramme",
    "DraftDocumentOpenQuestion",
    "DraftExportFormat",
    "DraftFailedEvent",
    "DraftInnerSection",
    "DraftInnerSectionEdited",
    "DraftInnerSectionLimits",
    "DraftSection",
    "DraftStatement",
    "DraftStatementKind",
    "DraftStatus",
    "DraftSubsection",
    "DraftSummary",
    "DraftSummaryProgramme",
    "Eligibility",
    "Establishment",
    "EstablishmentInput",
    "EstablishmentRole",
    "Estimate",
    "EstimateStatus",
    "EstimateStep",
    "Event",
    "EventDay",
    "EventDayInput",
    "EventType",
    "Expression",
    "ExpressionAll",
    "ExpressionAllInput",
    "ExpressionAny",
    "ExpressionAnyInput",
    "ExpressionAtLeast",
    "ExpressionAtLeastAtLeast",
    "ExpressionAtLeastAtLeastInput",
    "ExpressionAtLeastInput",
    "ExpressionInput",
    "ExpressionNot",
    "ExpressionNotInput",
    "Extraction",
    "ExtractionActivities",
    "ExtractionChange",
    "ExtractionContradiction",
    "ExtractionContradictionValue",
    "ExtractionField",
    "ExtractionValue",
    "ExtractionValueKind",
    "FinancialYear",
    "FinancialYearConsolidated",
    "FinancialYearConsolidatedInput",
    "FinancialYearInput",
    "FixedDay",
    "FixedDayInput",
    "Funding",
    "FundingBonus",
    "FundingBonusInput",
    "FundingInput",
    "FundingIntensity",
    "FundingIntensityInput",
    "FundingLoan",
    "FundingLoanInput",
    "FundingLoanPatch",
    "FundingPatch",
    "FundingSteps",
    "FundingStepsBracket",
    "FundingStepsBracketInput",
    "FundingStepsInput",
    "FundingStepsPatch",
    "FundingTurnoverLimit",
    "FundingTurnoverLimitInput",
    "FundingTurnoverLimitPatch",
    "FundingTurnoverLimitPeriod",
    "HeadcountCriterion",
    "HeadcountCriterionInput",
    "HeadcountCriterionMeasure",
    "HeadcountCriterionPeriod",
    "Instrument",
    "InvestmentAmountCriterion",
    "InvestmentAmountCriterionInput",
    "Job",
    "JobError",
    "JobProgress",
    "JobStatus",
    "LegalForm",
    "LegalFormCriterion",
    "LegalFormCriterionInput",
    "Lifecycle",
    "LifecycleCriterion",
    "LifecycleCriterionInput",
    "ManualCriterion",
    "ManualCriterionAbout",
    "ManualCriterionInput",
    "Match",
    "MatchListSort",
    "MatchNearMiss",
    "MatchNearMissStep",
    "MatchPreviewAnswer",
    "MatchScoredEvent",
    "MatchScoredEventData",
    "MatchScoredEventDataCause",
    "MatchedProgramme",
    "MatchedProgrammeDeadline",
    "Money",
    "MoneyInput",
    "MoneyRange",
    "MoneyRangeInput",
    "NewApiKey",
    "NotInDifficultyCriterion",
    "NotInDifficultyCriterionInput",
    "NumberRange",
    "NumberRangeInput",
    "PatchDraftSectionInput",
    "Person",
    "PersonGender",
    "PersonInput",
    "PersonRole",
    "PlannedInvestment",
    "PlannedInvestmentAct",
    "PlannedInvestmentActInput",
    "PlannedInvestmentActKind",
    "PlannedInvestmentActivity",
    "PlannedInvestmentActivityInput",
    "PlannedInvestmentCategory",
    "PlannedInvestmentCategoryInput",
    "PlannedInvestmentFinancing",
    "PlannedInvestmentFinancingInput",
    "PlannedInvestmentFinancingPatch",
    "PlannedInvestmentIndicator",
    "PlannedInvestmentIndicatorInput",
    "PlannedInvestmentInput",
    "PlannedInvestmentPatch",
    "PlannedInvestmentPhase",
    "PlannedInvestmentPhaseInput",
    "PlannedInvestmentSite",
    "PlannedInvestmentSiteInput",
    "PlannedInvestmentSitePatch",
    "PlannedInvestmentVat",
    "PlannedInvestmentVatInput",
    "PlannedInvestmentVatPatch",
    "Predecessor",
    "PredecessorEquity",
    "PredecessorEquityInput",
    "PredecessorInput",
    "ProblemCode",
    "Profile",
    "ProfileActivity",
    "ProfileActivityInput",
    "ProfileActivityRank",
    "ProfileActivityRevenue",
    "ProfileActivityRevenueInput",
    "ProfileBody",
    "ProfileDocument",
    "ProfileDocumentInput",
    "ProfileNote",
    "ProfileQuestions",
    "ProfileQuestionsConfirmation",
    "ProfileQuestionsNearMiss",
    "ProfileQuestionsQuestion",
    "ProfileSalariedAwu",
    "ProfileSalariedAwuInput",
    "Programme",
    "ProgrammeAuthorityInput",
    "ProgrammeAuthorityPatch",
    "ProgrammeBudgetLine",
    "ProgrammeBudgetLineInput",
    "ProgrammeCall",
    "ProgrammeCallInput",
    "ProgrammeCallOpensAtInput",
    "ProgrammeCallOpensAtPatch",
    "ProgrammeCallPatch",
    "ProgrammeCallSelection",
    "ProgrammeCloseStatus",
    "ProgrammeClosedEvent",
    "ProgrammeClosedEventData",
    "ProgrammeClosedEventDataCause",
    "ProgrammeComparison",
    "ProgrammeComparisonChange",
    "ProgrammeComparisonChangeKind",
    "ProgrammeCreatedEvent",
    "ProgrammeCreatedEventData",
    "ProgrammeCreatedEventDataTitle",
    "ProgrammeCumulation",
    "ProgrammeCumulationInput",
    "ProgrammeCumulationPatch",
    "ProgrammeDocument",
    "ProgrammeDocumentInput",
    "ProgrammeDocumentSectionInput",
    "ProgrammeDraftChange",
    "ProgrammeDraftChangeCaller",
    "ProgrammeDraftChangeCallerKind",
    "ProgrammeDraftChangeChange",
    "ProgrammeEligibleCost",
    "ProgrammeEligibleCostInput",
    "ProgrammeExclusive",
    "ProgrammeExclusiveInput",
    "ProgrammeExclusivePer",
    "ProgrammeExportFormat",
    "ProgrammeExternalId",
    "ProgrammeExternalIdInput",
    "ProgrammeHit",
    "ProgrammeHitHighlight",
    "ProgrammeImportFileFormat",
    "ProgrammeLegalBasis",
    "ProgrammeLegalBasisInput",
    "ProgrammeLegalBasisRegime",
    "ProgrammeListSort",
    "ProgrammeRequiredDocument",
    "ProgrammeRequiredDocumentInput",
    "ProgrammeRequiredDocumentStage",
    "ProgrammeSearchFacet",
    "ProgrammeSearchFacets",
    "ProgrammeSearchFacetsStatus",
    "ProgrammeSearchPage",
    "ProgrammeSearchSort",
    "ProgrammeSource",
    "ProgrammeSourceInput",
    "ProgrammeSourcePatch",
    "ProgrammeState",
    "ProgrammeSummary",
    "ProgrammeSummaryAuthority",
    "ProgrammeSummaryBudgetLine",
    "ProgrammeSummaryFunding",
    "ProgrammeSummaryUncertain",
    "ProgrammeUpdatedEvent",
    "ProgrammeUpdatedEventData",
    "ProgrammeVersion",
    "ProgrammeWithdrawn",
    "PushedEventType",
    "QuantifierCriterion",
    "QuantifierCriterionInput",
    "QuantifierCriterionOver",
    "QuantifierCriterionTestAll",
    "QuantifierCriterionTestAllInput",
    "QuantifierCriterionTestAny",
    "QuantifierCriterionTestAnyInput",
    "QuantifierCriterionTestAtLeast",
    "QuantifierCriterionTestAtLeastInput",
    "QuantifierCriterionTestAtMost",
    "QuantifierCriterionTestAtMostInput",
    "QuantifierCriterionTestNone",
    "QuantifierCriterionTestNoneInput",
    "QuantifierCriterionTestShareAtLeast",
    "QuantifierCriterionTestShareAtLeastInput",
    "QuantifierCriterionWhere",
    "QuantifierCriterionWhereInput",
    "QuantifierCriterionWhereOperator",
    "QuietHours",
    "QuietHoursInput",
    "Reasoning",
    "ReasoningReadiness",
    "ReasoningReadinessState",
    "ReasoningTree",
    "ReasoningTreeOp",
    "RegionCriterion",
    "RegionCriterionInput",
    "RegionCriterionOf",
    "Relation",
    "RelationInput",
    "RelationInvestorType",
    "RelationOfRelation",
    "RelationOfRelationInput",
    "RelationOfRelationOfRelation",
    "RelationOfRelationOfRelationInput",
    "Scope",
    "Score",
    "ScoreBreakdown",
    "Size",
    "SizeCriterion",
    "SizeCriterionInput",
    "SizeDefinitions",
    "SizeDefinitionsSme",
    "SizeMember",
    "SizeMemberLink",
    "SizeMissing",
    "SizePeriod",
    "SizeStep",
    "SizeTotals",
    "SizeTotalsHeadcount",
    "SizeTotalsTurnover",
    "StartedJob",
    "Suspension",
    "SuspensionInput",
    "SuspensionPatch",
    "SuspensionStatus",
    "Template",
    "Warning",
    "WarningKind",
    "WarningSpoils",
    "Webhook",
    "WebhookAttempt",
    "WebhookDelivery",
    "WebhookDeliveryStatus",
    "WebhookDisabledEvent",
    "WebhookDisabledEventData",
    "WebhookDisabledEventDataReason",
    "WebhookEvent",
    "WebhookFailingEvent",
    "WebhookFailingEventData",
    "WebhookReplay",
    "WebhookStatus",
    "WebhookTestEvent",
    "WebhookTestEventData",
    "WebhookWithSecret",
    "WrittenProgramme",
    "WrittenProgrammeNote",
    "ZoneCriterion",
    "ZoneCriterionInput",
    "ZoneCriterionZone",
    "ZoneCriterionZoneInput",
    "webhook_event",
]

ProblemCode: TypeAlias = Literal[
    "bad_request",
    "bad_url",
    "invalid_json",
    "invalid_parameter",
    "invalid_cursor",
    "not_found",
    "route_not_found",
    "method_not_allowed",
    "request_timeout",
    "body_too_large",
    "uri_too_long",
    "unsupported_media_type",
    "validation_failed",
    "document_unreadable",
    "headers_too_large",
    "authentication_required",
    "invalid_token",
    "expired_token",
    "account_unknown",
    "tier_required",
    "insufficient_scope",
    "publisher_required",
    "origin_not_allowed",
    "rate_limited",
    "too_many_failures",
    "conflict",
    "match_not_eligible",
    "programme_withdrawn",
    "draft_not_ready",
    "already_exists",
    "idempotency_conflict",
    "idempotency_answer_lost",
    "secret_already_shown",
    "idempotency_key_reused",
    "precondition_failed",
    "precondition_required",
    "draft_failed",
    "internal_error",
    "service_unavailable",
    "database_unavailable",
    "identity_provider_unavailable",
    "shutting_down",
]
"""Why the service refuses: `code` of an `APIError`."""

AccountTier: TypeAlias = Literal["free", "pro", "agency"]

AccountsCriterionFigure: TypeAlias = Literal[
    "turnover",
    "balance_sheet_total",
    "equity",
    "capital",
    "ebitda",
    "debt",
    "interest",
    "profit",
]

ActivityCriterionBasis: TypeAlias = Literal["main", "largest_revenue", "main_or_largest_revenue", "any", "all"]

ActivityScheme: TypeAlias = Literal["kad_2025", "kad_2008", "nace_2.1", "nace_2", "naf"]

AidHistoryEntryStatus: TypeAlias = Literal["applied", "approved", "completed", "rejected", "withdrawn"]

AlertChannelProvider: TypeAlias = Literal["telegram", "viber", "whatsapp", "slack"]

AlertChannelState: TypeAlias = Literal["confirmed", "pending", "unsubscribed"]

AlertChannelType: TypeAlias = Literal["email", "messaging", "webhook"]

AlertNotificationAttemptOutcome: TypeAlias = Literal["sent", "retry", "failed"]

AlertNotificationStatus: TypeAlias = Literal["scheduled", "sent", "failed", "suppressed"]

AlertPreviewNoticeMark: TypeAlias = Literal["late", "out_of_hours", "moved"]

AlertScheduleDay: TypeAlias = Literal["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

AlertScheduleDigest: TypeAlias = Literal["immediate", "daily", "weekly"]

AlertTestResultStatus: TypeAlias = Literal["sent", "failed", "suppressed"]

AlertTriggerFilterEligibility: TypeAlias = Literal["eligible", "needs_info", "needs_review"]

AlertTriggerOn: TypeAlias = Literal["deadline", "call_opens", "new_match", "programme_changed", "budget_line_exhausted"]

ApiKeyStatus: TypeAlias = Literal["active", "expired", "revoked"]

BusinessSize: TypeAlias = Literal["micro", "small", "medium", "small_mid_cap", "large"]

CallMoment: TypeAlias = Literal["submission", "publication", "award"]

CallStateBasis: TypeAlias = Literal["dates", "publisher", "none"]

CallStateNextDeadlineBasis: TypeAlias = Literal["fixed", "rolling", "until_exhausted", "recurring", "unknown"]

CallStatus: TypeAlias = Literal["forecasted", "open", "paused", "closed", "exhausted", "unknown"]

CitationKind: TypeAlias = Literal["source_span", "profile_field", "derived", "reference"]

CompareCriterionOperator: TypeAlias = Literal["lte", "lt", "gte", "gt"]

CompatiblePairRule: TypeAlias = Literal[
    "exclusive_group",
    "call_forbids",
    "declared_once",
    "highest_intensity",
    "public_support",
]

CriterionResultKind: TypeAlias = Literal[
    "activity",
    "region",
    "zone",
    "size",
    "headcount",
    "accounts",
    "lifecycle",
    "age",
    "legal_form",
    "investment_amount",
    "de_minimis",
    "not_in_difficulty",
    "compare",
    "quantifier",
    "attribute",
    "manual",
]

DeMinimisAidRegulation: TypeAlias = Literal[
    "general_2023_2831",
    "general_1407_2013",
    "sgei_2023_2832",
    "agriculture_1408_2013",
    "fishery_717_2014",
]

DeMinimisAidStatus: TypeAlias = Literal["granted", "pending", "repaid", "withdrawn"]

DeMinimisCriterionOnExcess: TypeAlias = Literal["reduce", "reject", "unknown"]

DeMinimisLedgerEntryCounts: TypeAlias = Literal[
    "counted",
    "reserved",
    "expired",
    "not_yet",
    "not_aid",
    "other_member_state",
    "other_currency",
    "before_split",
]

DeMinimisLedgerUndertakingLink: TypeAlias = Literal["self", "control", "possible", "through_person"]

DeadlineStage: TypeAlias = Literal["pre_proposal", "application", "other"]

DecisionApplicationStage: TypeAlias = Literal[
    "preparing",
    "submitted",
    "objection",
    "approved",
    "contracted",
    "completed",
    "withdrawn",
    "revoked",
]

DecisionState: TypeAlias = Literal["saved", "dismissed", "application"]

DocumentMetaRole: TypeAlias = Literal["call", "amendment", "annex", "faq", "prepublication", "guide", "law", "data"]

DraftBlockChecklistItemState: TypeAlias = Literal["open", "done", "not_applicable"]

DraftDifferencesCitationAnchor: TypeAlias = Literal["moved", "changed", "missing"]

DraftDocumentLeftOutReasonCode: TypeAlias = Literal[
    "uncited",
    "unresolved",
    "derivation",
    "number",
    "date",
    "code",
    "bound",
    "negation",
    "opposite",
    "role",
    "word",
    "superfluous",
]

DraftExportFormat: TypeAlias = Literal["docx", "pdf", "html", "md", "json"]

DraftStatementKind: TypeAlias = Literal["factual", "structural", "advice", "placeholder", "written"]

DraftStatus: TypeAlias = Literal["queued", "generating", "completed", "stale", "failed", "cancelled"]

Eligibility: TypeAlias = Literal["eligible", "not_eligible", "needs_info", "needs_review"]

EstablishmentRole: TypeAlias = Literal["headquarters", "branch", "investment_site"]

EstimateStatus: TypeAlias = Literal["computed", "range", "unknown", "not_applicable"]

EventType: TypeAlias = Literal[
    "programme.created",
    "match.scored",
    "deadline.approaching",
    "draft.completed",
    "draft.failed",
    "programme.updated",
    "programme.closed",
    "webhook.failing",
    "webhook.disabled",
]

ExtractionValueKind: TypeAlias = Literal["money", "percent", "date"]

FundingTurnoverLimitPeriod: TypeAlias = Literal[
    "last_closed_fy",
    "previous_closed_fy",
    "average_last_3_closed_fy",
    "highest_last_3_closed_fy",
]

HeadcountCriterionMeasure: TypeAlias = Literal["headcount", "group_headcount", "salaried_awu"]

HeadcountCriterionPeriod: TypeAlias = Literal[
    "current",
    "last_closed_fy",
    "previous_closed_fy",
    "average_last_3_closed_fy",
    "highest_last_3_closed_fy",
    "previous_calendar_year",
    "twelve_months_before",
]

Instrument: TypeAlias = Literal[
    "grant",
    "loan",
    "guarantee",
    "tax_exemption",
    "tax_credit",
    "voucher",
    "equity",
    "interest_subsidy",
    "leasing_subsidy",
    "wage_subsidy",
    "repayable_advance",
    "prize",
    "advisory",
    "training",
    "other",
]

JobStatus: TypeAlias = Literal["queued", "running", "succeeded", "failed", "cancelled"]

LegalForm: TypeAlias = Literal[
    "sole_trader",
    "professional",
    "general_partnership",
    "limited_partnership",
    "limited_partnership_by_shares",
    "private_company",
    "private_company_single_member",
    "limited_liability_company",
    "limited_liability_company_single_member",
    "public_limited_company",
    "public_limited_company_single_member",
    "social_cooperative_enterprise",
    "workers_cooperative",
    "limited_liability_social_cooperative",
    "agricultural_cooperative",
    "cooperative",
    "civil_law_company",
    "civil_nonprofit_company",
    "shipping_company",
    "leisure_shipping_company",
    "consortium",
    "co_ownership",
    "foreign_branch",
    "energy_community",
    "association",
    "foundation",
    "public_body",
    "local_authority",
    "european_company",
    "european_cooperative",
    "micro_entrepreneur_fr",
    "other",
]

Lifecycle: TypeAlias = Literal["to_be_established", "active", "suspended", "liquidation"]

ManualCriterionAbout: TypeAlias = Literal["activity", "region", "size", "everything"]

MatchListSort: TypeAlias = Literal["score", "deadline", "amount"]

MatchScoredEventDataCause: TypeAlias = Literal["profile", "programme", "rules", "date"]

PersonGender: TypeAlias = Literal["female", "male", "other"]

PersonRole: TypeAlias = Literal["owner", "partner", "manager", "employee"]

PlannedInvestmentActKind: TypeAlias = Literal[
    "binding_order",
    "construction",
    "invoice",
    "hiring",
    "land_purchase",
    "permit",
    "feasibility_study",
    "consultancy_for_the_application",
]

ProfileActivityRank: TypeAlias = Literal["main", "secondary", "other", "auxiliary"]

ProgrammeCallSelection: TypeAlias = Literal["first_come", "comparative", "automatic"]

ProgrammeCloseStatus: TypeAlias = Literal["closed", "exhausted", "paused"]

ProgrammeClosedEventDataCause: TypeAlias = Literal["closed", "exhausted", "withdrawn"]

ProgrammeComparisonChangeKind: TypeAlias = Literal["added", "removed", "changed"]

ProgrammeDraftChangeCallerKind: TypeAlias = Literal["api_key", "session", "system"]

ProgrammeExclusivePer: TypeAlias = Literal["tax_id", "person", "single_undertaking"]

ProgrammeExportFormat: TypeAlias = Literal["csv", "xlsx", "json"]

ProgrammeImportFileFormat: TypeAlias = Literal[
    "fr-mission-transition",
    "fr-schema",
    "it-incentivi",
    "eu-calls",
    "us-pennsylvania",
    "common-grants",
    "programmes",
    "template",
]

ProgrammeLegalBasisRegime: TypeAlias = Literal[
    "de_minimis_2023_2831",
    "gber_651_2014",
    "sgei_2023_2832",
    "agriculture_1408_2013",
    "fishery_717_2014",
    "rrf",
    "notified",
    "no_aid",
    "other",
]

ProgrammeListSort: TypeAlias = Literal["deadline", "updated", "amount", "title"]

ProgrammeRequiredDocumentStage: TypeAlias = Literal["submission", "inclusion", "payment", "completion"]

ProgrammeSearchFacet: TypeAlias = Literal["status", "instrument", "business_size", "country", "objective"]

ProgrammeSearchSort: TypeAlias = Literal["relevance", "deadline", "updated", "amount", "title"]

ProgrammeState: TypeAlias = Literal["draft", "published", "withdrawn"]

ProgrammeSummaryUncertain: TypeAlias = Literal["kad", "region", "business_size", "subsidy", "closing"]

PushedEventType: TypeAlias = Literal[
    "programme.created",
    "match.scored",
    "deadline.approaching",
    "draft.completed",
    "draft.failed",
    "programme.updated",
    "programme.closed",
    "webhook.failing",
    "webhook.disabled",
    "webhook.test",
]

QuantifierCriterionOver: TypeAlias = Literal[
    "people",
    "establishments",
    "activities",
    "cost_categories",
    "financial_years",
    "aid_history",
]

QuantifierCriterionWhereOperator: TypeAlias = Literal["eq", "neq", "in", "gte", "lte", "gt", "lt"]

ReasoningReadinessState: TypeAlias = Literal["ready", "expires", "missing", "unknown"]

ReasoningTreeOp: TypeAlias = Literal["all", "any", "not", "at_least", "criterion"]

RegionCriterionOf: TypeAlias = Literal["any_establishment", "headquarters", "investment_site"]

RelationInvestorType: TypeAlias = Literal[
    "public_body",
    "venture_capital",
    "business_angel",
    "university",
    "institutional_investor",
    "regional_development_fund",
    "small_local_authority",
    "natural_person",
]

Scope: TypeAlias = Literal[
    "profiles:read",
    "profiles:write",
    "matches:read",
    "matches:write",
    "programmes:read",
    "programmes:write",
    "alerts:read",
    "alerts:write",
    "drafts:read",
    "drafts:write",
    "webhooks:read",
    "webhooks:write",
    "catalogue:write",
    "keys:admin",
]

SizeDefinitionsSme: TypeAlias = Literal["met", "not_met", "unknown"]

SizeMemberLink: TypeAlias = Literal["self", "linked", "partner"]

SuspensionStatus: TypeAlias = Literal["paused", "exhausted", "closed"]

Template: TypeAlias = Literal["gr-development-law", "gr-espa", "eu-innovation", "business-plan"]

WarningKind: TypeAlias = Literal[
    "works_started",
    "starts_before_application",
    "expense_too_early",
    "completed_before_application",
    "in_difficulty",
    "difficulty_open",
    "recovery_order",
    "adjustment_period",
    "legal_basis_ended",
    "award_day_unknown",
    "same_expense",
    "exclusive_group",
    "below_minimum_cost",
    "below_minimum_subsidy",
]

WarningSpoils: TypeAlias = Literal["project", "cost", "confirm"]

WebhookDeliveryStatus: TypeAlias = Literal["pending", "succeeded", "retrying", "exhausted", "discarded"]

WebhookDisabledEventDataReason: TypeAlias = Literal["by_owner", "gone", "failed_for_days"]

WebhookStatus: TypeAlias = Literal["active", "failing", "disabled"]


class Account(Model):
    id: str
    name: str
    tier: AccountTier
    publisher: bool
    """Whether the account may publish programmes for everybody."""
    created_at: str
    limits: AccountLimits
    usage: AccountUsage
    caller: AccountCaller


class AccountCaller(Model):
    kind: ProgrammeDraftChangeCallerKind
    id: str
    scopes: list[Scope]


class AccountLimits(Model):
    calls_per_minute: int


class AccountQuestions(Model):
    """Which missing fact, over all profiles, would decide most."""

    data: list[AccountQuestionsData]
    """Missing facts, those that decide most first."""
    has_more: bool
    """Whether there are more than `limit`."""
    profiles: int
    """Profiles looked through."""
    pairs: int
    """Open matches looked through: of each profile the 5 with the best score."""


class AccountQuestionsData(Model):
    pointer: str
    """JSON pointer into the profile; over the account with `*` for a position."""
    label: str
    """What it is."""
    decides: int
    """Matches that it would decide by itself."""
    touches: int
    """Matches that wait for it, among other things."""
    matches: list[str]
    """Some of them."""
    profiles: int
    """Profiles that lack it."""
    examples: list[AccountQuestionsDataExample]
    """Some of them."""


class AccountQuestionsDataExample(Model):
    profile_id: str
    """Profile."""
    name: str
    """Name."""
    pointer: str
    """Where in this profile."""


class AccountUsage(Model):
    calls: int
    """Calls of the present window, this one included."""
    calls_remaining: int
    window_ends_at: str | None
    api_keys: int
    """Keys that work at present."""


class AccountsCriterion(Model):
    """A range of a figure of the accounts."""

    kind: Literal["accounts"]
    id: str
    """A short name, unique in its list."""
    title: dict[str, str] | None
    """What it is about. By language (ISO 639-1); at least one."""
    effect: Literal["eligibility", "obligation"] | None
    """An obligation binds after award: shown, and never decides."""
    at: EventDay | FixedDay | None
    """When the condition is tested; at submission unless said otherwise."""
    citations: list[Anchor] | None
    """Where this stands in the documents."""
    figure: AccountsCriterionFigure
    """A figure of the accounts."""
    range: MoneyRange
    """Bounds on an amount; at most one lower and one upper."""
    period: HeadcountCriterionPeriod
    """Which period the figure is of; fy is a financial year."""


class AccountsCriterionInput(TypedDict):
    """A range of a figure of the accounts."""

    kind: Literal["accounts"]
    id: str
    """A short name, unique in its list."""
    title: NotRequired[Mapping[str, str]]
    """What it is about. By language (ISO 639-1); at least one."""
    effect: NotRequired[Literal["eligibility", "obligation"]]
    """An obligation binds after award: shown, and never decides."""
    at: NotRequired[EventDayInput | FixedDayInput]
    """When the condition is tested; at submission unless said otherwise."""
    citations: NotRequired[Sequence[AnchorInput]]
    """Where this stands in the documents."""
    figure: AccountsCriterionFigure
    """A figure of the accounts."""
    range: MoneyRangeInput
    """Bounds on an amount; at most one lower and one upper."""
    period: HeadcountCriterionPeriod
    """Which period the figure is of; fy is a financial year."""


class ActivityCriterion(Model):
    """An activity the business has, or the one the investment is for."""

    kind: Literal["activity"]
    id: str
    """A short name, unique in its list."""
    title: dict[str, str] | None
    """What it is about. By language (ISO 639-1); at least one."""
    effect: Literal["eligibility", "obligation"] | None
    """An obligation binds after award: shown, and never decides."""
    at: EventDay | FixedDay | None
    """When the condition is tested; at submission unless said otherwise."""
    citations: list[Anchor] | None
    """Where this stands in the documents."""
    role: Literal["existing", "investment"]
    """Which activity."""
    basis: ActivityCriterionBasis
    """Which of its activities must be listed."""
    codes: ActivityCriterionCodes
    """A list of activity codes; without include all but the excluded ones. Exclusions win."""
    held_by: EventDay | FixedDay | None
    """The latest moment at which the code must be registered."""
    revenue_share_min: float | None
    """The least share (0–1) of last year's revenue from listed activities."""


class ActivityCriterionCodes(Model):
    """A list of activity codes; without include all but the excluded ones. Exclusions win."""

    scheme: ActivityScheme
    """The classification a code belongs to."""
    include: ActivityCriterionCodesInclude | None
    """exact: these codes and nothing under them; subtree: everything under these."""
    exclude: ActivityCriterionCodesInclude | None
    """exact: these codes and nothing under them; subtree: everything under these."""


class ActivityCriterionCodesInclude(Model):
    """exact: these codes and nothing under them; subtree: everything under these."""

    exact: list[str] | None
    subtree: list[str] | None


class ActivityCriterionCodesIncludeInput(TypedDict):
    """exact: these codes and nothing under them; subtree: everything under these."""

    exact: NotRequired[Sequence[str]]
    subtree: NotRequired[Sequence[str]]


class ActivityCriterionCodesInput(TypedDict):
    """A list of activity codes; without include all but the excluded ones. Exclusions win."""

    scheme: ActivityScheme
    """The classification a code belongs to."""
    include: NotRequired[ActivityCriterionCodesIncludeInput]
    """exact: these codes and nothing under them; subtree: everything under these."""
    exclude: NotRequired[ActivityCriterionCodesIncludeInput]
    """exact: these codes and nothing under them; subtree: everything under these."""


class ActivityCriterionInput(TypedDict):
    """An activity the business has, or the one the investment is for."""

    kind: Literal["activity"]
    id: str
    """A short name, unique in its list."""
    title: NotRequired[Mapping[str, str]]
    """What it is about. By language (ISO 639-1); at least one."""
    effect: NotRequired[Literal["eligibility", "obligation"]]
    """An obligation binds after award: shown, and never decides."""
    at: NotRequired[EventDayInput | FixedDayInput]
    """When the condition is tested; at submission unless said otherwise."""
    citations: NotRequired[Sequence[AnchorInput]]
    """Where this stands in the documents."""
    role: Literal["existing", "investment"]
    """Which activity."""
    basis: ActivityCriterionBasis
    """Which of its activities must be listed."""
    codes: ActivityCriterionCodesInput
    """A list of activity codes; without include all but the excluded ones. Exclusions win."""
    held_by: NotRequired[EventDayInput | FixedDayInput]
    """The latest moment at which the code must be registered."""
    revenue_share_min: NotRequired[float]
    """The least share (0–1) of last year's revenue from listed activities."""


class AgeCriterion(Model):
    """How long the business exists."""

    kind: Literal["age"]
    id: str
    """A short name, unique in its list."""
    title: dict[str, str] | None
    """What it is about. By language (ISO 639-1); at least one."""
    effect: Literal["eligibility", "obligation"] | None
    """An obligation binds after award: shown, and never decides."""
    at: EventDay | FixedDay | None
    """When the condition is tested; at submission unless said otherwise."""
    citations: list[Anchor] | None
    """Where this stands in the documents."""
    test: AgeCriterionTestStartedBetween | AgeCriterionTestMonthsSinceStart | AgeCriterionTestClosedFullFiscalYears
    """
    Dates are inclusive; months are counted to the day: when 12 are completed "at most 12" holds, a day later it does
    not; closed years have at least 12 months.
    """


class AgeCriterionInput(TypedDict):
    """How long the business exists."""

    kind: Literal["age"]
    id: str
    """A short name, unique in its list."""
    title: NotRequired[Mapping[str, str]]
    """What it is about. By language (ISO 639-1); at least one."""
    effect: NotRequired[Literal["eligibility", "obligation"]]
    """An obligation binds after award: shown, and never decides."""
    at: NotRequired[EventDayInput | FixedDayInput]
    """When the condition is tested; at submission unless said otherwise."""
    citations: NotRequired[Sequence[AnchorInput]]
    """Where this stands in the documents."""
    test: AgeCriterionTestStartedBetweenInput | AgeCriterionTestMonthsSinceStartInput | AgeCriterionTestClosedFullFiscalYearsInput
    """
    Dates are inclusive; months are counted to the day: when 12 are completed "at most 12" holds, a day later it does
    not; closed years have at least 12 months.
    """


class AgeCriterionTestClosedFullFiscalYears(Model):
    measure: Literal["closed_full_fiscal_years"]
    range: NumberRange
    """Bounds on a number; at most one lower and one upper."""


class AgeCriterionTestClosedFullFiscalYearsInput(TypedDict):
    measure: Literal["closed_full_fiscal_years"]
    range: NumberRangeInput
    """Bounds on a number; at most one lower and one upper."""


class AgeCriterionTestMonthsSinceStart(Model):
    measure: Literal["months_since_start"]
    range: NumberRange
    """Bounds on a number; at most one lower and one upper."""


class AgeCriterionTestMonthsSinceStartInput(TypedDict):
    measure: Literal["months_since_start"]
    range: NumberRangeInput
    """Bounds on a number; at most one lower and one upper."""


class AgeCriterionTestStartedBetween(Model):
    measure: Literal["started_between"]
    from_: str | None
    """A calendar day."""
    to: str | None
    """A calendar day."""


AgeCriterionTestStartedBetweenInput = TypedDict("AgeCriterionTestStartedBetweenInput", {
    "measure": "Literal[\"started_between\"]",
    "from": "NotRequired[str | date]",
    "to": "NotRequired[str | date]",
})


class AidHistoryEntry(Model):
    programme: str
    """Programme or family of programmes."""
    status: AidHistoryEntryStatus
    """How it ended."""
    on: str | None
    """When. Calendar date, `YYYY-MM-DD`."""
    attributes: Attributes | None
    """
    Typed, extensible facts, e.g. `women_led`, `youth_led`, `exporting`, `franchise`. Absent is unknown, never false.
    """


class AidHistoryEntryInput(TypedDict):
    programme: str
    """Programme or family of programmes."""
    status: AidHistoryEntryStatus
    """How it ended."""
    on: NotRequired[str | date]
    """When. Calendar date, `YYYY-MM-DD`."""
    attributes: NotRequired[AttributesInput]
    """
    Typed, extensible facts, e.g. `women_led`, `youth_led`, `exporting`, `franchise`. Absent is unknown, never false.
    """


class Alert(Model):
    id: str
    name: str | None
    status: Literal["active", "paused"]
    """A paused alert sends nothing."""
    language: Literal["el", "en"]
    """Language of the messages."""
    trigger: AlertTriggerShown
    channels: list[AlertChannelShown]
    schedule: AlertScheduleShown
    created_at: str
    updated_at: str


class AlertChannel(TypedDict):
    """Where an alert goes. Which fields it has depends on `type` and `provider`."""

    type: AlertChannelType
    """By mail, by a messaging service, or as a webhook event."""
    to: NotRequired[str]
    """email: an address. whatsapp: a telephone number with its country code."""
    cc: NotRequired[Sequence[str]]
    """email only."""
    provider: NotRequired[AlertChannelProvider]
    """messaging only."""
    chat_id: NotRequired[str]
    """telegram: the chat, such as `-1001234567890` or `@channel`."""
    receiver: NotRequired[str]
    """viber: the id of the subscribed user."""
    url: NotRequired[str]
    """
    slack: the address of an incoming webhook, `https://hooks.slack.com/…`. It is a secret: answers show its host and a
    digest, which may be sent back.
    """
    webhook_id: NotRequired[str]
    """webhook: this one; without it all that subscribe to `deadline.approaching`."""


class AlertChannelShown(Model):
    type: str
    to: str | None
    cc: list[str] | None
    provider: str | None
    chat_id: str | None
    receiver: str | None
    url: str | None
    """slack: the host and a digest; sent back by PUT, it means the address that is kept."""
    webhook_id: str | None
    state: AlertChannelState | None
    """email: whether its owner has agreed. Nothing is sent to an address that has not."""
    ask_at: str | None
    """email: when the address, which was unsubscribed and has been named again, is asked by mail."""
    refused: str | None
    """
    email: what the mail server said when it refused the mail that asks the address. Name another one; the same is asked
    again when it is named after a day.
    """


class AlertFilter(TypedDict):
    """
    A filter that names programmes only (slugs, activity code, region, instrument) watches them whether or not a profile
    fits. Any other is about the pairs of profiles and programmes that fit; dismissed ones stay out.
    """

    profile_ids: NotRequired[Sequence[str]]
    """Only these profiles."""
    programme_slugs: NotRequired[Sequence[str]]
    """Only these programmes."""
    min_score: NotRequired[int]
    """Least score of the pair."""
    eligibility: NotRequired[Sequence[AlertTriggerFilterEligibility]]
    """Only pairs with one of these verdicts; by default all three."""
    kad: NotRequired[str]
    """Only programmes open to this activity code."""
    scheme: NotRequired[ActivityScheme]
    """How `kad` is read, where it can be read in several ways."""
    region: NotRequired[str]
    """Only programmes open to this region: a NUTS code or a name."""
    instrument: NotRequired[Sequence[Instrument]]
    """Only these forms of aid."""


class AlertNotification(Model):
    id: str
    kind: AlertTriggerOn
    """What it told of."""
    channel: str
    """Such as `email:info@example.org` or `webhook:*`."""
    profile_id: str | None
    programme_slug: str
    deadline_id: str | None
    deadline_at: str | None
    time_zone: str | None
    lead_time: str | None
    due_at: str
    """When it was to go out."""
    status: AlertNotificationStatus
    """What became of it."""
    reason: str | None
    marks: list[AlertPreviewNoticeMark]
    moved_from: str | None
    finished_at: str | None
    event_id: str | None
    attempts: list[AlertNotificationAttempt]
    """The last ten attempts, oldest first."""


class AlertNotificationAttempt(Model):
    at: str
    outcome: AlertNotificationAttemptOutcome
    """Sent, tried again, or refused for good."""
    answer: str
    """What the other side said, or what went wrong."""


class AlertPreview(Model):
    notices: list[AlertPreviewNotice]
    """The first hundred, earliest first."""
    total: int
    """How many there are in the time looked at."""
    notes: list[AlertPreviewNote]
    """What is to be known beside: a filter that matches nothing, an address that has not agreed yet, …"""


class AlertPreviewNote(Model):
    code: str
    detail: str


class AlertPreviewNotice(Model):
    at: str
    """When it would go out."""
    programme_slug: str
    deadline_id: str | None
    deadline_at: str | None
    time_zone: str | None
    lead_time: str | None
    title: str
    profile_ids: list[str]
    """The first fifty."""
    profile_count: int
    marks: list[AlertPreviewNoticeMark]


class AlertSchedule(TypedDict):
    time_zone: NotRequired[str]
    """IANA zone; `Europe/Athens` unless given."""
    at: NotRequired[str]
    """When notices of whole days, and digests, go out: `09:00` unless given."""
    days: NotRequired[Sequence[AlertScheduleDay]]
    """Days on which notices may go out; all unless given."""
    business_days_only: NotRequired[bool]
    """Not on Saturdays, Sundays and public holidays of Greece."""
    quiet_hours: NotRequired[QuietHoursInput | None]
    digest: NotRequired[AlertScheduleDigest]
    """Each notice when it is due, or together: daily at `at`, weekly at `at` on the first open day of the week."""


class AlertScheduleShown(Model):
    time_zone: str
    at: str
    days: list[AlertScheduleDay]
    business_days_only: bool
    quiet_hours: QuietHours | None
    digest: AlertScheduleDigest
    """How notices are gathered."""


class AlertTest(Model):
    results: list[AlertTestResult]


class AlertTestResult(Model):
    channel: str
    status: AlertTestResultStatus
    """What came of it."""
    detail: str
    """What the other side said, or why nothing was sent."""


class AlertTrigger(TypedDict):
    on: AlertTriggerOn
    """
    `deadline`: before the deadlines of a call. `call_opens`: before and when it opens. The others: when it happens.
    """
    lead_times: NotRequired[Sequence[str]]
    """How long before the deadline (or the opening). Several that are due at once are told as one: the nearest."""
    filter: NotRequired[AlertFilter]
    """
    A filter that names programmes only (slugs, activity code, region, instrument) watches them whether or not a profile
    fits. Any other is about the pairs of profiles and programmes that fit; dismissed ones stay out.
    """


class AlertTriggerFilter(Model):
    """As understood: codes and regions in their canonical form."""

    profile_ids: list[str] | None
    """Only these profiles."""
    programme_slugs: list[str] | None
    """Only these programmes."""
    min_score: int | None
    """Least score of the pair."""
    eligibility: list[AlertTriggerFilterEligibility] | None
    """Only pairs with one of these verdicts; by default all three."""
    kad: str | None
    """Only programmes open to this activity code."""
    scheme: ActivityScheme | None
    """How `kad` is read, where it can be read in several ways."""
    region: str | None
    """Only programmes open to this region: a NUTS code or a name."""
    instrument: list[Instrument] | None
    """Only these forms of aid."""


class AlertTriggerShown(Model):
    on: AlertTriggerOn
    """What it is told of."""
    lead_times: list[str]
    filter: AlertTriggerFilter
    """As understood: codes and regions in their canonical form."""


class AmountExpressionAttribute(Model):
    attribute: str
    """An attribute of the profile."""


class AmountExpressionAttributeInput(TypedDict):
    attribute: str
    """An attribute of the profile."""


class AmountExpressionFigure(Model):
    figure: AccountsCriterionFigure
    """A figure of the accounts."""
    period: HeadcountCriterionPeriod
    """Which period the figure is of; fy is a financial year."""


class AmountExpressionFigureInput(TypedDict):
    figure: AccountsCriterionFigure
    """A figure of the accounts."""
    period: HeadcountCriterionPeriod
    """Which period the figure is of; fy is a financial year."""


class AmountExpressionInvestmentAmount(Model):
    investment_amount: Literal[True]


class AmountExpressionInvestmentAmountInput(TypedDict):
    investment_amount: Literal[True]


class AmountExpressionSum(Model):
    sum: list[AmountExpression]


class AmountExpressionSumInput(TypedDict):
    sum: Sequence[AmountExpressionInput]


class AmountExpressionTimes(Model):
    times: float
    of: AmountExpression
    """An amount, computed: `{ "times": 2, "of": { "figure": "turnover", "period": "highest_last_3_closed_fy" } }`."""


class AmountExpressionTimesInput(TypedDict):
    times: float
    of: AmountExpressionInput
    """An amount, computed: `{ "times": 2, "of": { "figure": "turnover", "period": "highest_last_3_closed_fy" } }`."""


class AmountExpressionValue(Model):
    value: Money
    """An amount of money."""


class AmountExpressionValueInput(TypedDict):
    value: MoneyInput
    """An amount of money."""


class Anchor(Model):
    """A place in one of the programme's documents. After it is stored, text[start:end] == exact."""

    document: str
    """A short name, unique in its list."""
    exact: str
    """The quoted words."""
    prefix: str | None
    """The words before, to choose among several places."""
    suffix: str | None
    """The words after."""
    start: int | None
    """First code point of the quote in the document's canonical text. Left out, it is found by the quote."""
    end: int | None
    """The code point after the last."""


class AnchorInput(TypedDict):
    """A place in one of the programme's documents. After it is stored, text[start:end] == exact."""

    document: str
    """A short name, unique in its list."""
    exact: str
    """The quoted words."""
    prefix: NotRequired[str]
    """The words before, to choose among several places."""
    suffix: NotRequired[str]
    """The words after."""
    start: NotRequired[int]
    """First code point of the quote in the document's canonical text. Left out, it is found by the quote."""
    end: NotRequired[int]
    """The code point after the last."""


class Answer(Model):
    criterion_id: str
    """Criterion."""
    value: SizeDefinitionsSme
    """What a person found."""
    note: str | None
    evidence: str | None
    by: str
    """Who."""
    at: str
    """When."""


class ApiKey(Model):
    id: str
    name: str
    environment: Literal["live", "test"]
    hint: str
    """The visible part of the key, to tell keys apart."""
    scopes: list[Scope]
    status: ApiKeyStatus
    created_at: str
    expires_at: str | None
    revoked_at: str | None
    last_used_at: str | None
    replaces: str | None


class AttributeCriterion(Model):
    """An attribute of the profile."""

    kind: Literal["attribute"]
    id: str
    """A short name, unique in its list."""
    title: dict[str, str] | None
    """What it is about. By language (ISO 639-1); at least one."""
    effect: Literal["eligibility", "obligation"] | None
    """An obligation binds after award: shown, and never decides."""
    at: EventDay | FixedDay | None
    """When the condition is tested; at submission unless said otherwise."""
    citations: list[Anchor] | None
    """Where this stands in the documents."""
    name: str
    """An attribute of the profile."""
    test: AttributeCriterionTestEquals | AttributeCriterionTestIn | AttributeCriterionTestRange | AttributeCriterionTestMoneyRange


class AttributeCriterionInput(TypedDict):
    """An attribute of the profile."""

    kind: Literal["attribute"]
    id: str
    """A short name, unique in its list."""
    title: NotRequired[Mapping[str, str]]
    """What it is about. By language (ISO 639-1); at least one."""
    effect: NotRequired[Literal["eligibility", "obligation"]]
    """An obligation binds after award: shown, and never decides."""
    at: NotRequired[EventDayInput | FixedDayInput]
    """When the condition is tested; at submission unless said otherwise."""
    citations: NotRequired[Sequence[AnchorInput]]
    """Where this stands in the documents."""
    name: str
    """An attribute of the profile."""
    test: AttributeCriterionTestEqualsInput | AttributeCriterionTestInInput | AttributeCriterionTestRangeInput | AttributeCriterionTestMoneyRangeInput


class AttributeCriterionTestEquals(Model):
    equals: AttributeValue
    """A typed value: true or false, a number, a text, a list of texts, or an amount."""


class AttributeCriterionTestEqualsInput(TypedDict):
    equals: AttributeValueInput
    """A typed value: true or false, a number, a text, a list of texts, or an amount."""


class AttributeCriterionTestIn(Model):
    in_: list[str | float]


AttributeCriterionTestInInput = TypedDict("AttributeCriterionTestInInput", {"in": "Sequence[str | float]"})


class AttributeCriterionTestMoneyRange(Model):
    money_range: MoneyRange
    """Bounds on an amount; at most one lower and one upper."""


class AttributeCriterionTestMoneyRangeInput(TypedDict):
    money_range: MoneyRangeInput
    """Bounds on an amount; at most one lower and one upper."""


class AttributeCriterionTestRange(Model):
    range: NumberRange
    """Bounds on a number; at most one lower and one upper."""


class AttributeCriterionTestRangeInput(TypedDict):
    range: NumberRangeInput
    """Bounds on a number; at most one lower and one upper."""


class AuditEntry(Model):
    id: str
    at: str
    action: str
    """The operationId of the call, or the command of the operator."""
    subject: str
    """The address it was done at."""
    caller: ProgrammeDraftChangeCaller
    request_id: str


class CalendarToken(Model):
    name: str
    url: str
    """Whoever has this address can read the feed. It is shown here and never again."""
    created_at: str


class CallState(Model):
    """The status with what it rests on, at the moment of the answer."""

    status: CallStatus
    """The call's status now, from its dates unless the publisher set it."""
    since: str | None
    """An instant (RFC 3339)."""
    next_deadline: CallStateNextDeadline | None
    """The next moment to apply by; without `at` where the source names none."""
    opens_at: CallStateOpensAt | None
    basis: CallStateBasis
    """What the status rests on."""
    budget_line: str | None


class CallStateNextDeadline(Model):
    """The next moment to apply by; without `at` where the source names none."""

    id: str
    at: str | None
    """An instant (RFC 3339)."""
    time_zone: str
    """An IANA time zone."""
    basis: CallStateNextDeadlineBasis
    """What ends the period."""
    stage: str | None
    round: str | None


class CallStateOpensAt(Model):
    at: str
    """An instant (RFC 3339)."""
    time_zone: str
    """An IANA time zone."""


class Citation(Model):
    """Where a statement comes from."""

    id: str
    """Referred to by criteria, score and estimate."""
    kind: CitationKind
    """
    `source_span`: words of the call; `profile_field`: a fact of the profile; `derived`: computed; `reference`: law or
    official table.
    """
    source: CitationSource | None
    quote: CitationQuote | None
    position: CitationPosition | None
    """Unicode code points, half-open: text[start:end] is quote.exact."""
    locator: CitationLocator | None
    field: CitationField | None
    derivation: CitationDerivation | None
    reference: CitationReference | None
    label: str | None
    """In a reasoning: what the rule, table or formula is called in the language of the answer."""
    link: str | None
    """The source, opened at the quoted words (text fragment)."""


class CitationDerivation(Model):
    formula: str
    """How it was computed."""
    inputs: dict[str, Any]
    result: Any


class CitationField(Model):
    path: str
    """JSON pointer into the profile."""
    value: Any
    """The value found there."""


class CitationLocator(Model):
    page: int | None
    section: str | None


class CitationPosition(Model):
    """Unicode code points, half-open: text[start:end] is quote.exact."""

    start: int
    """First code point."""
    end: int
    """One past the last code point."""


class CitationQuote(Model):
    exact: str
    """The words."""
    prefix: str
    """Words before."""
    suffix: str
    """Words after."""


class CitationReference(Model):
    name: str
    """Regulation, table or correspondence."""
    locator: str | None
    """Article, row."""
    url: str | None
    """Where it is published."""


class CitationSource(Model):
    document_id: str
    """GET /programmes/{slug}/documents/{id} returns the text."""
    title: str
    """Title of the document."""
    url: str | None
    """Where it was published."""
    language: str
    """ISO 639-1."""
    version: int
    """Version of the programme."""
    sha256: str
    """Of the canonical text in UTF-8, hexadecimal."""
    retrieved_at: str | None
    """RFC 3339."""


class CompareCriterion(Model):
    """Two amounts compared."""

    kind: Literal["compare"]
    id: str
    """A short name, unique in its list."""
    title: dict[str, str] | None
    """What it is about. By language (ISO 639-1); at least one."""
    effect: Literal["eligibility", "obligation"] | None
    """An obligation binds after award: shown, and never decides."""
    at: EventDay | FixedDay | None
    """When the condition is tested; at submission unless said otherwise."""
    citations: list[Anchor] | None
    """Where this stands in the documents."""
    left: AmountExpression
    """An amount, computed: `{ "times": 2, "of": { "figure": "turnover", "period": "highest_last_3_closed_fy" } }`."""
    operator: CompareCriterionOperator
    """left operator right."""
    right: AmountExpression
    """An amount, computed: `{ "times": 2, "of": { "figure": "turnover", "period": "highest_last_3_closed_fy" } }`."""


class CompareCriterionInput(TypedDict):
    """Two amounts compared."""

    kind: Literal["compare"]
    id: str
    """A short name, unique in its list."""
    title: NotRequired[Mapping[str, str]]
    """What it is about. By language (ISO 639-1); at least one."""
    effect: NotRequired[Literal["eligibility", "obligation"]]
    """An obligation binds after award: shown, and never decides."""
    at: NotRequired[EventDayInput | FixedDayInput]
    """When the condition is tested; at submission unless said otherwise."""
    citations: NotRequired[Sequence[AnchorInput]]
    """Where this stands in the documents."""
    left: AmountExpressionInput
    """An amount, computed: `{ "times": 2, "of": { "figure": "turnover", "period": "highest_last_3_closed_fy" } }`."""
    operator: CompareCriterionOperator
    """left operator right."""
    right: AmountExpressionInput
    """An amount, computed: `{ "times": 2, "of": { "figure": "turnover", "period": "highest_last_3_closed_fy" } }`."""


class Compatible(Model):
    """Which open matches can be taken together, and the set with the most expected aid."""

    profile_id: str
    """Profile."""
    as_of: str
    """Day. `YYYY-MM-DD`."""
    matches: list[CompatibleMatch]
    """Open matches that are not refused, dismissed or applied for, best score first."""
    pairs: list[CompatiblePair]
    """Pairs that exclude or limit each other."""
    ceilings: list[CompatibleCeiling]
    """De minimis ceilings that several matches share."""
    total: Money
    """Expected aid of the best set."""
    exact: bool
    """True: no set gives more. False: more than 40 candidates, the best that was found."""
    steps: list[SizeStep]
    """What is assumed."""
    citations: list[Citation]
    """All citations."""


class CompatibleCeiling(Model):
    matches: list[str]
    """Matches that share it."""
    available: Money
    """What granted and reserved aid leaves for them together."""
    citations: list[str]
    """Ids of `citations`."""


class CompatibleMatch(Model):
    match_id: str
    """Match."""
    programme: str
    """Slug."""
    title: str
    """Title."""
    eligibility: Eligibility
    """The verdict."""
    expected: Money | None
    """Expected aid: the upper end of a range; absent where the estimate does not know it."""
    chosen: bool
    """In the best set."""
    amount: Money | None
    """What it takes in the set: less than expected where the call reduces what does not fit."""
    citations: list[str]
    """Ids of `citations`."""


class CompatiblePair(Model):
    matches: list[str]
    """The two."""
    rule: CompatiblePairRule
    """Why."""
    exclusive: bool
    """Only one of them; else both together are limited."""
    together_at_most: Money | None
    """Of both together."""
    sentence: str
    """In words."""
    citations: list[str]
    """Ids of `citations`."""


class CriterionResult(Model):
    id: str
    """Id of the criterion in its programme."""
    kind: CriterionResultKind
    """Kind."""
    title: str | None
    """Its name."""
    effect: Literal["eligibility", "obligation"]
    """Decides eligibility, or binds after award."""
    outcome: SizeDefinitionsSme
    """As it counts. Unknown is never false."""
    excludes: bool | None
    """The call excludes who meets the condition; `met` is then not being among the excluded."""
    alternative: bool | None
    """One of several ways; not all of them are needed."""
    sentence: str
    """What the call asks, what the profile says, and what follows."""
    found: list[CitationField]
    """Facts of the profile that were used."""
    missing: list[str]
    """JSON pointers of facts that would decide it."""
    question: str | None
    """For a criterion that a person has to confirm."""
    near_miss: CriterionResultNearMiss | None
    condition: CriterionResultCondition | None
    """Met on this condition."""
    changes_on: str | None
    """Next day on which the outcome may change by itself. `YYYY-MM-DD`."""
    answered: CriterionResultAnswered | None
    citations: list[str]
    """Ids of `citations`."""


class CriterionResultAnswered(Model):
    by: str
    """Who confirmed."""
    at: str
    """When."""
    note: str | None
    evidence: str | None


class CriterionResultCondition(Model):
    """Met on this condition."""

    sentence: str
    """The step that is still to be taken."""
    until: str | None
    """Its last day. `YYYY-MM-DD`."""


class CriterionResultNearMiss(Model):
    sentence: str
    """The one step that would meet it."""
    possible_from: str | None
    """Not before. `YYYY-MM-DD`."""
    possible_until: str | None
    """Latest day. `YYYY-MM-DD`."""


class DeMinimisAid(Model):
    granted_on: str
    """Day on which the legal right to the aid was conferred. Calendar date, `YYYY-MM-DD`."""
    amount: Money | None
    """Gross grant equivalent, in euros. May be left out on input where `terms` are given: it is worked out then."""
    regulation: DeMinimisAidRegulation
    """Regulation it was granted under."""
    member_state: str
    """ISO 3166-1 alpha-2; `EL` is accepted for `GR`, `UK` for `GB`."""
    status: DeMinimisAidStatus
    """Status."""
    authority: str | None
    """Granting authority."""
    reference: str | None
    """Act, decision or application number; that of an application record takes its reservation’s place."""
    terms: DeMinimisAidTerms | None
    """Terms of a loan or guarantee (Regulation (EU) 2023/2831, article 4(3), (6))."""
    taken_over: bool | None
    """Of a predecessor that split: whether the activity it was used for came to this business."""


class DeMinimisAidInput(TypedDict):
    granted_on: str | date
    """Day on which the legal right to the aid was conferred. Calendar date, `YYYY-MM-DD`."""
    amount: NotRequired[MoneyInput]
    """Gross grant equivalent, in euros. May be left out on input where `terms` are given: it is worked out then."""
    regulation: DeMinimisAidRegulation
    """Regulation it was granted under."""
    member_state: str
    """ISO 3166-1 alpha-2; `EL` is accepted for `GR`, `UK` for `GB`."""
    status: DeMinimisAidStatus
    """Status."""
    authority: NotRequired[str]
    """Granting authority."""
    reference: NotRequired[str]
    """Act, decision or application number; that of an application record takes its reservation’s place."""
    terms: NotRequired[DeMinimisAidTermsInput]
    """Terms of a loan or guarantee (Regulation (EU) 2023/2831, article 4(3), (6))."""
    taken_over: NotRequired[bool]
    """Of a predecessor that split: whether the activity it was used for came to this business."""


class DeMinimisAidTerms(Model):
    """Terms of a loan or guarantee (Regulation (EU) 2023/2831, article 4(3), (6))."""

    kind: Literal["loan", "guarantee"]
    """Form of the aid."""
    principal: Money
    """Of the loan; of a guarantee the covered part of it counts."""
    years: float
    """Duration in years."""
    insolvent: bool | None
    """In collective insolvency proceedings, or fit for them, when it was granted."""
    rated_below_b_minus: bool | None
    """A large enterprise whose credit rating was comparable to less than B−."""
    collateral_percent: float | None
    """Of a loan, and needed for it: collateral, percent of it."""
    covered_percent: float | None
    """Of a guarantee, and needed for it: covered part of the loan, percent."""


class DeMinimisAidTermsInput(TypedDict):
    """Terms of a loan or guarantee (Regulation (EU) 2023/2831, article 4(3), (6))."""

    kind: Literal["loan", "guarantee"]
    """Form of the aid."""
    principal: MoneyInput
    """Of the loan; of a guarantee the covered part of it counts."""
    years: float
    """Duration in years."""
    insolvent: NotRequired[bool]
    """In collective insolvency proceedings, or fit for them, when it was granted."""
    rated_below_b_minus: NotRequired[bool]
    """A large enterprise whose credit rating was comparable to less than B−."""
    collateral_percent: NotRequired[float]
    """Of a loan, and needed for it: collateral, percent of it."""
    covered_percent: NotRequired[float]
    """Of a guarantee, and needed for it: covered part of the loan, percent."""


class DeMinimisCriterion(Model):
    """Headroom under a de minimis regulation."""

    kind: Literal["de_minimis"]
    id: str
    """A short name, unique in its list."""
    title: dict[str, str] | None
    """What it is about. By language (ISO 639-1); at least one."""
    effect: Literal["eligibility", "obligation"] | None
    """An obligation binds after award: shown, and never decides."""
    at: EventDay | FixedDay | None
    """When the condition is tested; at submission unless said otherwise."""
    citations: list[Anchor] | None
    """Where this stands in the documents."""
    regulation: DeMinimisAidRegulation
    """The regulation."""
    member_state: str
    """ISO 3166-1 alpha-2."""
    on_excess: DeMinimisCriterionOnExcess
    """What the call does with an application above the headroom."""
    needed: Money | None
    """An amount of money."""


class DeMinimisCriterionInput(TypedDict):
    """Headroom under a de minimis regulation."""

    kind: Literal["de_minimis"]
    id: str
    """A short name, unique in its list."""
    title: NotRequired[Mapping[str, str]]
    """What it is about. By language (ISO 639-1); at least one."""
    effect: NotRequired[Literal["eligibility", "obligation"]]
    """An obligation binds after award: shown, and never decides."""
    at: NotRequired[EventDayInput | FixedDayInput]
    """When the condition is tested; at submission unless said otherwise."""
    citations: NotRequired[Sequence[AnchorInput]]
    """Where this stands in the documents."""
    regulation: DeMinimisAidRegulation
    """The regulation."""
    member_state: str
    """ISO 3166-1 alpha-2."""
    on_excess: DeMinimisCriterionOnExcess
    """What the call does with an application above the headroom."""
    needed: NotRequired[MoneyInput]
    """An amount of money."""


class DeMinimisLedger(Model):
    """De minimis aid of the single undertaking: what was granted, what is held, what is left and when more is."""

    profile_id: str
    """Profile."""
    member_state: str
    """Member State whose aid is counted."""
    award_on: str
    """Expected day of award. `YYYY-MM-DD`."""
    undertaking: list[DeMinimisLedgerUndertaking]
    """Enterprises under one control (Regulation (EU) 2023/2831, article 2(2))."""
    entries: list[DeMinimisLedgerEntry]
    """Every entry of the undertaking, with what becomes of it."""
    reservations: list[DeMinimisLedgerReservation]
    """Application records of decisions on matches."""
    accounts: list[DeMinimisLedgerAccount]
    """By regulation of a new award."""
    missing: list[SizeMissing]
    """Facts that would make the answer exact."""
    citations: list[Citation]
    """All citations."""


class DeMinimisLedgerAccount(Model):
    regulation: DeMinimisAidRegulation
    """Regulation of a new award."""
    ceiling: Money
    """The ceiling that binds."""
    used: Money
    """Granted in the window under the regulations that share it."""
    headroom: DeMinimisLedgerAccountHeadroom
    """By law on the award day: applications are no aid yet."""
    reserved: Money
    """Held by applications."""
    available: DeMinimisLedgerAccountHeadroom
    """So that no three years pass a ceiling even if every application is granted when it is expected."""
    frees_up_at: str | None
    """
    First day on which the amount asked for is available whatever the missing facts are; absent: on none, or that is not
    known (`may_free_up_at`). `YYYY-MM-DD`.
    """
    may_free_up_at: str | None
    """
    Where facts are missing: the first day on which the amount asked for can be available, if what is not known takes no
    room. `YYYY-MM-DD`.
    """
    releases: list[DeMinimisLedgerAccountRelease]
    """When more room comes back."""
    steps: list[SizeStep]
    """How it was reached."""


class DeMinimisLedgerAccountHeadroom(Model):
    """By law on the award day: applications are no aid yet."""

    min: Money
    """If all that is unknown was granted."""
    max: Money
    """By what is told."""


class DeMinimisLedgerAccountRelease(Model):
    on: str
    """From this day. `YYYY-MM-DD`."""
    available: Money
    """What is available then; where facts are missing, at most."""


class DeMinimisLedgerEntry(Model):
    path: str
    """Where it stands."""
    holder: str | None
    """Who bears it."""
    granted_on: str
    """Day of grant. `YYYY-MM-DD`."""
    amount: Money
    """Gross grant equivalent as told."""
    counted: Money | None
    """What of it this undertaking bears; less after a split."""
    regulation: DeMinimisAidRegulation
    """Regulation."""
    member_state: str
    """Who granted."""
    status: DeMinimisAidStatus
    """Status."""
    authority: str | None
    """Granting authority."""
    reference: str | None
    """Act or decision."""
    counts: DeMinimisLedgerEntryCounts
    """What becomes of it when headroom is counted."""
    counts_until: str
    """Last day on which it counts. `YYYY-MM-DD`."""
    through: str | None
    """The merger or split it came by."""


class DeMinimisLedgerReservation(Model):
    match_id: str
    """Match with the application record."""
    programme: str
    """Slug."""
    profile_id: str
    """Who applied."""
    regulation: DeMinimisAidRegulation
    """Regulation."""
    amount: Money | None
    """Applied for, or estimated; absent where neither is known."""
    expected_award_on: str
    """When it is expected to be granted. `YYYY-MM-DD`."""
    stage: str
    """Stage of the application."""
    replaced_by: str | None
    """The entry that took its place: it has the application number as `reference`."""


class DeMinimisLedgerUndertaking(Model):
    name: str | None
    """Name."""
    profile_id: str | None
    """Where it is a profile of the account."""
    path: str
    """Where it is told: JSON pointer, empty for the business itself."""
    link: DeMinimisLedgerUndertakingLink
    """
    `possible`: control is not told; `through_person`: joined only through a natural person, not counted unless asked.
    """


class Deadline(Model):
    """A deadline."""

    id: str
    """A short name, unique in its list."""
    at: str | None
    """An instant (RFC 3339)."""
    time_zone: str
    """An IANA time zone."""
    basis: CallStateNextDeadlineBasis
    """What ends the period; a fixed or recurring one has `at`."""
    round: str | None
    stage: DeadlineStage | None
    """What is handed in."""
    region_category: str | None
    budget_line: str | None
    """A short name, unique in its list."""
    moved: list[DeadlineMoved] | None
    """Earlier values, oldest first."""
    citations: list[Anchor] | None
    """Where this stands in the documents."""


class DeadlineApproachingEvent(Model):
    type: Literal["deadline.approaching"]
    timestamp: str
    """When it happened."""
    id: str
    """The same on every attempt; in the header `webhook-id`, too."""
    data: DeadlineApproachingEventData


class DeadlineApproachingEventData(Model):
    alert_id: str
    programme_slug: str
    """The programme."""
    kind: Literal["deadline", "opening"] | None
    """What comes: a deadline or the opening."""
    deadline_id: str | None
    """Which deadline of the call; `opens_at` for the opening."""
    deadline_at: str
    time_zone: str
    """IANA zone of the deadline."""
    lead_time: str
    """ISO 8601 duration, such as P7D."""
    moved: bool | None
    """It stands elsewhere than when it was last told."""
    moved_from: str | None
    """Where it stood then."""
    late: bool | None
    """Later than the lead time says."""
    profiles: list[DeadlineApproachingEventDataProfile]
    """The profiles concerned, the first fifty."""
    profile_count: int | None
    """How many there are."""
    profiles_url: str | None
    """Where to read all of them."""
    url: str
    """Where to read the rest: an address below this service."""


class DeadlineApproachingEventDataProfile(Model):
    profile_id: str


class DeadlineInput(TypedDict):
    """A deadline."""

    id: str
    """A short name, unique in its list."""
    at: NotRequired[str | datetime]
    """An instant (RFC 3339)."""
    time_zone: str
    """An IANA time zone."""
    basis: CallStateNextDeadlineBasis
    """What ends the period; a fixed or recurring one has `at`."""
    round: NotRequired[str]
    stage: NotRequired[DeadlineStage]
    """What is handed in."""
    region_category: NotRequired[str]
    budget_line: NotRequired[str]
    """A short name, unique in its list."""
    moved: NotRequired[Sequence[DeadlineMovedInput]]
    """Earlier values, oldest first."""
    citations: NotRequired[Sequence[AnchorInput]]
    """Where this stands in the documents."""


class DeadlineMoved(Model):
    from_: str
    """An instant (RFC 3339)."""
    to: str
    """An instant (RFC 3339)."""
    decided_on: str | None
    """A calendar day."""
    reference: str | None


DeadlineMovedInput = TypedDict("DeadlineMovedInput", {
    "from": "str | datetime",
    "to": "str | datetime",
    "decided_on": "NotRequired[str | date]",
    "reference": "NotRequired[str]",
})


class Decision(Model):
    state: DecisionState
    """What the account decided."""
    application: DecisionApplication | None
    note: str | None
    """Your note."""
    by: str
    """Who decided."""
    at: str
    """When."""


class DecisionApplication(Model):
    stage: DecisionApplicationStage
    """Stage."""
    number: str | None
    """Application number."""
    submitted_at: str | None
    """RFC 3339."""
    amount: Money | None
    """Aid applied for."""
    expected_award_on: str | None
    """Expected award. `YYYY-MM-DD`."""


class DecisionApplicationInput(TypedDict):
    """Required when `state` is `application`."""

    stage: DecisionApplicationStage
    """Stage."""
    number: NotRequired[str]
    """Application number."""
    submitted_at: NotRequired[str | datetime]
    """RFC 3339."""
    amount: NotRequired[MoneyInput]
    """Aid applied for."""
    expected_award_on: NotRequired[str | date]
    """Expected award, `YYYY-MM-DD`."""


class DocumentMeta(Model):
    """A source document; its text is at /programmes/{slug}/documents/{id}."""

    key: str
    """A short name, unique in its list."""
    title: str
    url: str | None
    """An http or https address."""
    role: DocumentMetaRole
    """What the document is."""
    order: int
    """Later amendments win."""
    language: str
    """ISO 639-1."""
    published_on: str | None
    """A calendar day."""
    retrieved_at: str | None
    """An instant (RFC 3339)."""
    pages: list[int] | None
    """Code points at which pages begin, ascending."""
    sections: list[DocumentMetaSection] | None
    """Sections with the code point at which each begins, ascending."""
    id: str
    """`doc_` and the first 26 hex digits of the text's SHA-256."""
    sha256: str
    """SHA-256 of the canonical text in UTF-8."""
    length: int
    """Length of the canonical text in code points."""


class DocumentMetaSection(Model):
    title: str
    start: int


class Draft(Model):
    """An application draft."""

    id: str
    match_id: str
    profile_id: str
    programme: DraftSummaryProgramme
    profile_version: int
    """Version of the profile it was made from."""
    template: str
    """Template pack."""
    language: Literal["el", "en"]
    """Language of the document."""
    status: DraftStatus
    """
    A completed draft is `stale` when its programme or profile has a new version; it stays readable, and the draft
    itself says what differs.
    """
    job_id: str
    as_of: str
    """The match was judged at this instant."""
    edited_sections: list[str]
    """Sections that a person rewrote."""
    error: AlertPreviewNote | None
    created_at: str
    updated_at: str
    completed_at: str | None
    url: str
    """This draft."""
    differences: DraftDifferences | None
    """Of a stale draft."""
    document: DraftDocument | None


class DraftBlockCallout(Model):
    type: Literal["callout"]
    id: str
    """Unique in the document."""
    tone: Literal["info", "warning"]
    """How it is meant."""
    statements: list[DraftStatement]
    """Joined by one space."""


class DraftBlockChecklist(Model):
    type: Literal["checklist"]
    id: str
    """Unique in the document."""
    title: str
    """What is listed."""
    items: list[DraftBlockChecklistItem]
    """Things to gather or to confirm."""


class DraftBlockChecklistItem(Model):
    id: str
    """Unique in the document."""
    state: DraftBlockChecklistItemState
    """Whether it is there."""
    label: DraftStatement
    """A sentence, a table cell or a line of a checklist."""
    details: list[DraftStatement]
    """Issuer, where to get it, stage, validity, condition."""


class DraftBlockParagraph(Model):
    type: Literal["paragraph"]
    id: str
    """Unique in the document."""
    statements: list[DraftStatement]
    """Joined by one space."""


class DraftBlockTable(Model):
    type: Literal["table"]
    id: str
    """Unique in the document."""
    caption: str
    """What it shows."""
    columns: list[DraftBlockTableColumn]
    """Columns."""
    rows: list[DraftBlockTableRow]
    """Rows."""


class DraftBlockTableColumn(Model):
    title: str
    """Heading."""
    align: Literal["start", "end"]
    """Amounts and counts stand at the end."""
    weight: float | None
    """Share of the width; 1 unless given."""


class DraftBlockTableRow(Model):
    id: str
    """Unique in the document."""
    total: Literal[True] | None
    """A sum of the rows above it."""
    cells: list[DraftStatement]
    """One for each column."""


class DraftCompletedEvent(Model):
    type: Literal["draft.completed"]
    timestamp: str
    """When it happened."""
    id: str
    """The same on every attempt; in the header `webhook-id`, too."""
    data: DraftCompletedEventData


class DraftCompletedEventData(Model):
    draft_id: str
    match_id: str
    status: str
    """completed"""
    url: str
    """Where to read the rest: an address below this service."""


class DraftDifferences(Model):
    """Of a stale draft."""

    citations: list[DraftDifferencesCitation]
    sections: list[str]
    """Sections that would read otherwise now."""
    blocked: str | None
    """Code of the problem why it can be made no more."""


class DraftDifferencesCitation(Model):
    id: str
    """Id of a citation of the document."""
    anchor: DraftDifferencesCitationAnchor
    """`moved`: the same words elsewhere; `changed`: other words or another value; `missing`: gone."""
    label: str
    """Names the source."""
    before: Any
    """As it was."""
    after: Any
    """As it is."""


class DraftDocument(Model):
    """A draft as one typed tree, in words of one language."""

    schema: Literal["draft-document/1"]
    language: Literal["el", "en"]
    """Language of the text."""
    template: str
    """Id of the template pack."""
    title: str
    """Title."""
    subtitle: list[str]
    """Programme and applicant."""
    notice: list[str]
    """Says that this is a draft and who has to check it."""
    metadata: DraftDocumentMetadata
    sections: list[DraftSection]
    """In reading order."""
    citations: list[DraftDocumentCitation]
    """Each once, in order of first use."""
    open_questions: list[DraftDocumentOpenQuestion]
    """What is missing, as questions."""
    completeness: DraftDocumentCompleteness
    left_out: list[DraftDocumentLeftOut] | None
    """Statements that the verifier refused. Absent: none."""
    labels: DraftDocumentLabels
    """Words a renderer needs, in the document’s language."""


class DraftDocumentCitation(Model):
    citation: Citation
    """Where a statement comes from."""
    label: str
    """Names the source in one line."""


class DraftDocumentCompleteness(Model):
    filled: int
    """Slots that are filled."""
    open: int
    """Slots that are open."""
    percent: int
    """Rounded down."""


class DraftDocumentLabels(Model):
    """Words a renderer needs, in the document’s language."""

    contents: str
    sources: str
    questions: str
    draft: str
    page_of: str
    note: str
    back: str
    completeness: str
    open: str
    done: str
    not_applicable: str
    limit: str


class DraftDocumentLeftOut(Model):
    statement: str
    """Id of the placeholder that stands in its place."""
    section: str
    """Its section."""
    text: str
    """What it said."""
    reasons: list[DraftDocumentLeftOutReason]
    """Why it is not said."""


class DraftDocumentLeftOutReason(Model):
    code: DraftDocumentLeftOutReasonCode
    """What the verifier found."""
    detail: str
    """The same in words, in the document’s language."""


class DraftDocumentMetadata(Model):
    generated_at: str
    """Instant of the input (RFC 3339)."""
    composer_version: str
    """Version of composer, templates and wording."""
    programme: DraftDocumentMetadataProgramme
    applicant: DraftDocumentMetadataApplicant
    match_id: str | None
    """Match."""
    as_of: str
    """Day or instant for which the match was judged."""
    model: DraftDocumentMetadataModel | None
    """A language model worded sentences anew."""


class DraftDocumentMetadataApplicant(Model):
    name: str
    """Name."""
    profile_id: str | None
    """Profile."""
    version: int
    """Version of the profile."""


class DraftDocumentMetadataModel(Model):
    """A language model worded sentences anew."""

    provider: str
    """Interface."""
    model: str
    """Name."""
    asked: int
    """Sentences it was asked to word anew."""
    accepted: int
    """Those that passed the verifier."""


class DraftDocumentMetadataProgramme(Model):
    slug: str
    """Programme."""
    title: str
    """Its title."""
    version: int
    """Its version."""
    sample: bool
    """A sample of ours, not a real call."""
    url: str | None
    """Where it is published."""


class DraftDocumentOpenQuestion(Model):
    id: str
    """Id."""
    question: str
    """What is missing."""
    pointer: str | None
    """JSON pointer of the profile’s field that would answer it."""
    section: str
    """Section where it was met first."""


class DraftFailedEvent(Model):
    type: Literal["draft.failed"]
    timestamp: str
    """When it happened."""
    id: str
    """The same on every attempt; in the header `webhook-id`, too."""
    data: DraftCompletedEventData


class DraftInnerSection(Model):
    """A section, with its subsections."""

    id: str
    """Id within the template, unique in the document."""
    number: str
    """As shown before the title: `3`, `3.1`."""
    title: str
    """Title."""
    blocks: list[DraftBlock]
    """What stands in it."""
    sections: list[Any]
    """None."""
    limits: DraftInnerSectionLimits | None
    """What the authority’s form allows."""
    edited: DraftInnerSectionEdited | None
    """A person rewrote it; regeneration keeps it."""


class DraftInnerSectionEdited(Model):
    """A person rewrote it; regeneration keeps it."""

    by: str
    """Who."""
    at: str
    """When (RFC 3339)."""


class DraftInnerSectionLimits(Model):
    """What the authority’s form allows."""

    max_words: int | None
    """Words."""
    max_characters: int | None
    """Characters."""
    max_pages: int | None
    """Pages."""


class DraftSection(Model):
    """A section, with its subsections."""

    id: str
    """Id within the template, unique in the document."""
    number: str
    """As shown before the title: `3`, `3.1`."""
    title: str
    """Title."""
    blocks: list[DraftBlock]
    """What stands in it."""
    sections: list[DraftSubsection]
    """Subsections."""
    limits: DraftInnerSectionLimits | None
    """What the authority’s form allows."""
    edited: DraftInnerSectionEdited | None
    """A person rewrote it; regeneration keeps it."""


class DraftStatement(Model):
    """A sentence, a table cell or a line of a checklist."""

    id: str
    """Unique in the document."""
    kind: DraftStatementKind
    """
    `factual` says something and is cited; `structural` leads the reader; `advice` says what to do; `placeholder` is a
    gap; `written` are a person’s own words, which nobody verified.
    """
    text: str
    """One line; empty is an empty cell."""
    citations: list[str]
    """Ids of the `citations` that carry it."""
    question: str | None
    """Of a placeholder: id of the open question."""
    language: str | None
    """ISO 639-1, where the text is not in the document’s language."""
    model: Literal[True] | None
    """A language model worded it; it passed the same verifier."""


class DraftSubsection(Model):
    """A section, with its subsections."""

    id: str
    """Id within the template, unique in the document."""
    number: str
    """As shown before the title: `3`, `3.1`."""
    title: str
    """Title."""
    blocks: list[DraftBlock]
    """What stands in it."""
    sections: list[DraftInnerSection]
    """Subsections."""
    limits: DraftInnerSectionLimits | None
    """What the authority’s form allows."""
    edited: DraftInnerSectionEdited | None
    """A person rewrote it; regeneration keeps it."""


class DraftSummary(Model):
    """A draft without its document."""

    id: str
    match_id: str
    profile_id: str
    programme: DraftSummaryProgramme
    profile_version: int
    """Version of the profile it was made from."""
    template: str
    """Template pack."""
    language: Literal["el", "en"]
    """Language of the document."""
    status: DraftStatus
    """
    A completed draft is `stale` when its programme or profile has a new version; it stays readable, and the draft
    itself says what differs.
    """
    job_id: str
    as_of: str
    """The match was judged at this instant."""
    edited_sections: list[str]
    """Sections that a person rewrote."""
    error: AlertPreviewNote | None
    created_at: str
    updated_at: str
    completed_at: str | None
    url: str
    """This draft."""


class DraftSummaryProgramme(Model):
    slug: str
    """Slug."""
    version: int
    """Version it was made from."""


class Establishment(Model):
    id: str | None
    """Your name for it, unique in the profile."""
    region: str | None
    """NUTS code (`EL303`, `GR303`) or name in Greek or Latin script (`Αττική`)."""
    municipality: str | None
    """LAU code, or name of the municipality or community."""
    postal_code: str | None
    """Postal code."""
    role: EstablishmentRole | None
    """What it is."""
    since: str | None
    """Established there since. Calendar date, `YYYY-MM-DD`."""
    attributes: Attributes | None
    """
    Typed, extensible facts, e.g. `women_led`, `youth_led`, `exporting`, `franchise`. Absent is unknown, never false.
    """


class EstablishmentInput(TypedDict):
    id: NotRequired[str]
    """Your name for it, unique in the profile."""
    region: NotRequired[str]
    """NUTS code (`EL303`, `GR303`) or name in Greek or Latin script (`Αττική`)."""
    municipality: NotRequired[str]
    """LAU code, or name of the municipality or community."""
    postal_code: NotRequired[str]
    """Postal code."""
    role: NotRequired[EstablishmentRole]
    """What it is."""
    since: NotRequired[str | date]
    """Established there since. Calendar date, `YYYY-MM-DD`."""
    attributes: NotRequired[AttributesInput]
    """
    Typed, extensible facts, e.g. `women_led`, `youth_led`, `exporting`, `franchise`. Absent is unknown, never false.
    """


class Estimate(Model):
    status: EstimateStatus
    """Unknown names what is missing."""
    amount: Money | None
    """Expected subsidy."""
    min: Money | None
    """Lower end of a range."""
    max: Money | None
    """Upper end of a range."""
    binding: str | None
    """The limit that binds."""
    missing: list[str]
    """JSON pointers of facts that it needs."""
    steps: list[EstimateStep]
    """How it was reached."""


class EstimateStep(Model):
    sentence: str
    """The step."""
    result: Money
    """Its result."""
    citations: list[str]
    """Ids of `citations`."""


class Event(Model):
    type: str
    timestamp: str
    """When it happened."""
    id: str
    data: dict[str, Any]
    """As described under `webhooks` for its type."""


class EventDay(Model):
    event: CallMoment
    """A day of the procedure."""


class EventDayInput(TypedDict):
    event: CallMoment
    """A day of the procedure."""


class ExpressionAll(Model):
    """All of these are met."""

    all: list[Expression]


class ExpressionAllInput(TypedDict):
    """All of these are met."""

    all: Sequence[ExpressionInput]


class ExpressionAny(Model):
    """At least one of these is met."""

    any: list[Expression]


class ExpressionAnyInput(TypedDict):
    """At least one of these is met."""

    any: Sequence[ExpressionInput]


class ExpressionAtLeast(Model):
    """At least k of these are met."""

    at_least: ExpressionAtLeastAtLeast


class ExpressionAtLeastAtLeast(Model):
    k: int
    of: list[Expression]


class ExpressionAtLeastAtLeastInput(TypedDict):
    k: int
    of: Sequence[ExpressionInput]


class ExpressionAtLeastInput(TypedDict):
    """At least k of these are met."""

    at_least: ExpressionAtLeastAtLeastInput


class ExpressionNot(Model):
    """This is not met."""

    not_: Expression
    """A condition: `all`, `any`, `not`, `at_least`, or a criterion by its kind."""


# This is not met.
ExpressionNotInput = TypedDict("ExpressionNotInput", {"not": "ExpressionInput"})


class Extraction(Model):
    """A draft programme read from a document, and how it was read."""

    slug: str
    """Of the draft."""
    url: str | None
    """Address of the draft; null on a dry run."""
    document: DocumentMeta
    """A source document; its text is at /programmes/{slug}/documents/{id}."""
    text: str | None
    """The canonical text; on a dry run only, since it is stored otherwise."""
    draft: Programme
    """A programme as its publisher writes it."""
    fields: list[ExtractionField]
    """What was read, in the order of the draft."""
    contradictions: list[ExtractionContradiction]
    """What two places say differently, words against digits included; the first stands in the draft."""
    values: list[ExtractionValue]
    """Every amount, percentage and date of the text, whether or not it could be told what it is of."""
    unread: list[Anchor] | None
    """
    Of a call: what nothing in `draft` or `fields` cites, in the order of the text, sentences beside each other as one;
    titles and rows of codes are left out, and what is behind the first 1,000. Read it through before you publish: a
    condition that was not understood at all stands here.
    """
    notes: list[WrittenProgrammeNote]
    """Criteria, dates, amounts and percentages that say something else than the sentences they cite."""
    changes: list[ExtractionChange] | None
    """
    Of an amendment: what the draft now says otherwise, with the words that say so. What was read and has no place in
    the draft stands in `fields` with no pointer.
    """
    activities: ExtractionActivities | None
    """How the lists of activity codes were read."""


class ExtractionActivities(Model):
    """How the lists of activity codes were read."""

    scheme: str
    scheme_assumed: bool
    """The call does not name its classification: the one was taken in which more of its codes exist."""
    refused: list[str]
    """Printed codes that the classification does not have."""


class ExtractionChange(Model):
    pointer: str
    """
    JSON pointer into the later version, into the earlier one for what is gone; items are named by their id or key.
    """
    kind: ProgrammeComparisonChangeKind
    """How it differs."""
    text: str
    """The difference as a sentence."""
    before: Any
    """As it was."""
    after: Any
    """As it is."""
    citations: list[Anchor]
    """Where it stands: text[start:end] == exact, in code points of the canonical text."""


class ExtractionContradiction(Model):
    field: str
    values: list[ExtractionContradictionValue]


class ExtractionContradictionValue(Model):
    value: Any
    """As it stands in the draft: an amount, a percentage, a moment, a criterion."""
    citations: list[Anchor]
    """Where it stands: text[start:end] == exact, in code points of the canonical text."""


class ExtractionField(Model):
    field: str
    """What it is: `max_eligible_cost`, `closes_at`, `criterion:headcount`, …"""
    pointer: str | None
    """JSON pointer into the draft; null where it is not in it."""
    value: Any
    """As it stands in the draft: an amount, a percentage, a moment, a criterion."""
    confidence: float
    """How surely the text says what the value is of. Check those below 0.8 first."""
    citations: list[Anchor]
    """Where it stands: text[start:end] == exact, in code points of the canonical text."""


class ExtractionValue(Model):
    kind: ExtractionValueKind
    """What it is."""
    value: Any
    """As it stands in the draft: an amount, a percentage, a moment, a criterion."""
    citation: Anchor
    """A place in one of the programme's documents. After it is stored, text[start:end] == exact."""


class FinancialYear(Model):
    year: int
    """Calendar year in which the financial year ends."""
    turnover: Money | None
    """Net turnover."""
    balance_sheet_total: Money | None
    """Balance sheet total."""
    headcount: float | None
    """Annual work units of the year (SME definition)."""
    equity: Money | None
    """Own funds; may be negative."""
    capital: Money | None
    """Subscribed capital, premiums included."""
    ebitda: Money | None
    """EBITDA; may be negative."""
    debt: Money | None
    """Book debt."""
    interest: Money | None
    """Interest charges."""
    profit: Money | None
    """Result of the year; may be negative."""
    consolidated: FinancialYearConsolidated | None
    """Of the consolidated accounts of the group: whether an undertaking is in difficulty is seen there."""


class FinancialYearConsolidated(Model):
    """Of the consolidated accounts of the group: whether an undertaking is in difficulty is seen there."""

    capital: Money
    """Subscribed capital, premiums included."""
    equity: Money
    """Own funds."""


class FinancialYearConsolidatedInput(TypedDict):
    """Of the consolidated accounts of the group: whether an undertaking is in difficulty is seen there."""

    capital: MoneyInput
    """Subscribed capital, premiums included."""
    equity: MoneyInput
    """Own funds."""


class FinancialYearInput(TypedDict):
    year: int
    """Calendar year in which the financial year ends."""
    turnover: NotRequired[MoneyInput]
    """Net turnover."""
    balance_sheet_total: NotRequired[MoneyInput]
    """Balance sheet total."""
    headcount: NotRequired[float]
    """Annual work units of the year (SME definition)."""
    equity: NotRequired[MoneyInput]
    """Own funds; may be negative."""
    capital: NotRequired[MoneyInput]
    """Subscribed capital, premiums included."""
    ebitda: NotRequired[MoneyInput]
    """EBITDA; may be negative."""
    debt: NotRequired[MoneyInput]
    """Book debt."""
    interest: NotRequired[MoneyInput]
    """Interest charges."""
    profit: NotRequired[MoneyInput]
    """Result of the year; may be negative."""
    consolidated: NotRequired[FinancialYearConsolidatedInput]
    """Of the consolidated accounts of the group: whether an undertaking is in difficulty is seen there."""


class FixedDay(Model):
    event: Literal["fixed"]
    date: str
    """A calendar day."""


class FixedDayInput(TypedDict):
    event: Literal["fixed"]
    date: str | date
    """A calendar day."""


class Funding(Model):
    """What is given. Amounts are aid to one beneficiary."""

    instruments: list[Instrument]
    total_budget: Money | None
    """An amount of money."""
    min_subsidy: Money | None
    """An amount of money."""
    max_subsidy: Money | None
    """An amount of money."""
    min_eligible_cost: Money | None
    """An amount of money."""
    max_eligible_cost: Money | None
    """An amount of money."""
    loan: FundingLoan | None
    """The amount of a loan, never counted as aid."""
    intensity: list[FundingIntensity] | None
    """Aid intensity; the first row that fits gives the percentage."""
    bonuses: list[FundingBonus] | None
    """Percentage points added where a condition is met."""
    max_intensity_percent: float | None
    """Percent."""
    own_contribution_min_percent: float | None
    """Percent."""
    turnover_limit: FundingTurnoverLimit | None
    """The budget that is aided is at most so many times the turnover."""
    steps: FundingSteps | None
    citations: list[Anchor] | None
    """Where this stands in the documents."""


class FundingBonus(Model):
    id: str
    """A short name, unique in its list."""
    percent: float
    """Percent."""
    title: dict[str, str]
    """The bonus. By language (ISO 639-1); at least one."""
    when: Expression
    """A condition: `all`, `any`, `not`, `at_least`, or a criterion by its kind."""
    max_subsidy: Money | None
    """An amount of money."""
    citations: list[Anchor] | None
    """Where this stands in the documents."""


class FundingBonusInput(TypedDict):
    id: str
    """A short name, unique in its list."""
    percent: float
    """Percent."""
    title: Mapping[str, str]
    """The bonus. By language (ISO 639-1); at least one."""
    when: ExpressionInput
    """A condition: `all`, `any`, `not`, `at_least`, or a criterion by its kind."""
    max_subsidy: NotRequired[MoneyInput]
    """An amount of money."""
    citations: NotRequired[Sequence[AnchorInput]]
    """Where this stands in the documents."""


class FundingInput(TypedDict):
    """What is given. Amounts are aid to one beneficiary."""

    instruments: Sequence[Instrument]
    total_budget: NotRequired[MoneyInput]
    """An amount of money."""
    min_subsidy: NotRequired[MoneyInput]
    """An amount of money."""
    max_subsidy: NotRequired[MoneyInput]
    """An amount of money."""
    min_eligible_cost: NotRequired[MoneyInput]
    """An amount of money."""
    max_eligible_cost: NotRequired[MoneyInput]
    """An amount of money."""
    loan: NotRequired[FundingLoanInput]
    """The amount of a loan, never counted as aid."""
    intensity: NotRequired[Sequence[FundingIntensityInput]]
    """Aid intensity; the first row that fits gives the percentage."""
    bonuses: NotRequired[Sequence[FundingBonusInput]]
    """Percentage points added where a condition is met."""
    max_intensity_percent: NotRequired[float]
    """Percent."""
    own_contribution_min_percent: NotRequired[float]
    """Percent."""
    turnover_limit: NotRequired[FundingTurnoverLimitInput]
    """The budget that is aided is at most so many times the turnover."""
    steps: NotRequired[FundingStepsInput]
    citations: NotRequired[Sequence[AnchorInput]]
    """Where this stands in the documents."""


class FundingIntensity(Model):
    percent: float
    """Percent."""
    regional_map: bool | None
    """The maximum of the regional aid map at the site for the size class counts, at most `percent`."""
    valid_from: str | None
    """A calendar day."""
    valid_to: str | None
    """A calendar day."""
    regions: list[str] | None
    """Regions."""
    region_categories: list[str] | None
    sizes: list[BusinessSize] | None
    cost_categories: list[str] | None
    citations: list[Anchor] | None
    """Where this stands in the documents."""


class FundingIntensityInput(TypedDict):
    percent: float
    """Percent."""
    regional_map: NotRequired[bool]
    """The maximum of the regional aid map at the site for the size class counts, at most `percent`."""
    valid_from: NotRequired[str | date]
    """A calendar day."""
    valid_to: NotRequired[str | date]
    """A calendar day."""
    regions: NotRequired[Sequence[str]]
    """Regions."""
    region_categories: NotRequired[Sequence[str]]
    sizes: NotRequired[Sequence[BusinessSize]]
    cost_categories: NotRequired[Sequence[str]]
    citations: NotRequired[Sequence[AnchorInput]]
    """Where this stands in the documents."""


class FundingLoan(Model):
    """The amount of a loan, never counted as aid."""

    min: Money | None
    """An amount of money."""
    max: Money | None
    """An amount of money."""


class FundingLoanInput(TypedDict):
    """The amount of a loan, never counted as aid."""

    min: NotRequired[MoneyInput]
    """An amount of money."""
    max: NotRequired[MoneyInput]
    """An amount of money."""


class FundingLoanPatch(TypedDict):
    """The amount of a loan, never counted as aid."""

    min: NotRequired[MoneyInput | None]
    """An amount of money."""
    max: NotRequired[MoneyInput | None]
    """An amount of money."""


class FundingPatch(TypedDict):
    """What is given. Amounts are aid to one beneficiary."""

    instruments: NotRequired[Sequence[Instrument]]
    total_budget: NotRequired[MoneyInput | None]
    """An amount of money."""
    min_subsidy: NotRequired[MoneyInput | None]
    """An amount of money."""
    max_subsidy: NotRequired[MoneyInput | None]
    """An amount of money."""
    min_eligible_cost: NotRequired[MoneyInput | None]
    """An amount of money."""
    max_eligible_cost: NotRequired[MoneyInput | None]
    """An amount of money."""
    loan: NotRequired[FundingLoanPatch | None]
    """The amount of a loan, never counted as aid."""
    intensity: NotRequired[Sequence[FundingIntensityInput] | None]
    """Aid intensity; the first row that fits gives the percentage."""
    bonuses: NotRequired[Sequence[FundingBonusInput] | None]
    """Percentage points added where a condition is met."""
    max_intensity_percent: NotRequired[float | None]
    """Percent."""
    own_contribution_min_percent: NotRequired[float | None]
    """Percent."""
    turnover_limit: NotRequired[FundingTurnoverLimitPatch | None]
    """The budget that is aided is at most so many times the turnover."""
    steps: NotRequired[FundingStepsPatch | None]
    citations: NotRequired[Sequence[AnchorInput] | None]
    """Where this stands in the documents."""


class FundingSteps(Model):
    measure: Literal["headcount", "salaried_awu"]
    """What the brackets are of."""
    brackets: list[FundingStepsBracket]
    """Amount by bracket."""


class FundingStepsBracket(Model):
    range: NumberRange
    """Bounds on a number; at most one lower and one upper."""
    amount: Money
    """An amount of money."""
    citations: list[Anchor] | None
    """Where this stands in the documents."""


class FundingStepsBracketInput(TypedDict):
    range: NumberRangeInput
    """Bounds on a number; at most one lower and one upper."""
    amount: MoneyInput
    """An amount of money."""
    citations: NotRequired[Sequence[AnchorInput]]
    """Where this stands in the documents."""


class FundingStepsInput(TypedDict):
    measure: Literal["headcount", "salaried_awu"]
    """What the brackets are of."""
    brackets: Sequence[FundingStepsBracketInput]
    """Amount by bracket."""


class FundingStepsPatch(TypedDict):
    measure: NotRequired[Literal["headcount", "salaried_awu"]]
    """What the brackets are of."""
    brackets: NotRequired[Sequence[FundingStepsBracketInput]]
    """Amount by bracket."""


class FundingTurnoverLimit(Model):
    """The budget that is aided is at most so many times the turnover."""

    times: float
    """So many times."""
    period: FundingTurnoverLimitPeriod
    """Of which turnover."""
    citations: list[Anchor] | None
    """Where this stands in the documents."""


class FundingTurnoverLimitInput(TypedDict):
    """The budget that is aided is at most so many times the turnover."""

    times: float
    """So many times."""
    period: FundingTurnoverLimitPeriod
    """Of which turnover."""
    citations: NotRequired[Sequence[AnchorInput]]
    """Where this stands in the documents."""


class FundingTurnoverLimitPatch(TypedDict):
    """The budget that is aided is at most so many times the turnover."""

    times: NotRequired[float]
    """So many times."""
    period: NotRequired[FundingTurnoverLimitPeriod]
    """Of which turnover."""
    citations: NotRequired[Sequence[AnchorInput] | None]
    """Where this stands in the documents."""


class HeadcountCriterion(Model):
    """A range of annual work units."""

    kind: Literal["headcount"]
    id: str
    """A short name, unique in its list."""
    title: dict[str, str] | None
    """What it is about. By language (ISO 639-1); at least one."""
    effect: Literal["eligibility", "obligation"] | None
    """An obligation binds after award: shown, and never decides."""
    at: EventDay | FixedDay | None
    """When the condition is tested; at submission unless said otherwise."""
    citations: list[Anchor] | None
    """Where this stands in the documents."""
    measure: HeadcountCriterionMeasure
    """The enterprise's own SME headcount, the group's, or salaried units only (ERGANI)."""
    range: NumberRange
    """Bounds on a number; at most one lower and one upper."""
    period: HeadcountCriterionPeriod | None
    """Which period the figure is of; fy is a financial year."""


class HeadcountCriterionInput(TypedDict):
    """A range of annual work units."""

    kind: Literal["headcount"]
    id: str
    """A short name, unique in its list."""
    title: NotRequired[Mapping[str, str]]
    """What it is about. By language (ISO 639-1); at least one."""
    effect: NotRequired[Literal["eligibility", "obligation"]]
    """An obligation binds after award: shown, and never decides."""
    at: NotRequired[EventDayInput | FixedDayInput]
    """When the condition is tested; at submission unless said otherwise."""
    citations: NotRequired[Sequence[AnchorInput]]
    """Where this stands in the documents."""
    measure: HeadcountCriterionMeasure
    """The enterprise's own SME headcount, the group's, or salaried units only (ERGANI)."""
    range: NumberRangeInput
    """Bounds on a number; at most one lower and one upper."""
    period: NotRequired[HeadcountCriterionPeriod]
    """Which period the figure is of; fy is a financial year."""


class InvestmentAmountCriterion(Model):
    """A range of the planned investment."""

    kind: Literal["investment_amount"]
    id: str
    """A short name, unique in its list."""
    title: dict[str, str] | None
    """What it is about. By language (ISO 639-1); at least one."""
    effect: Literal["eligibility", "obligation"] | None
    """An obligation binds after award: shown, and never decides."""
    at: EventDay | FixedDay | None
    """When the condition is tested; at submission unless said otherwise."""
    citations: list[Anchor] | None
    """Where this stands in the documents."""
    range: MoneyRange
    """Bounds on an amount; at most one lower and one upper."""


class InvestmentAmountCriterionInput(TypedDict):
    """A range of the planned investment."""

    kind: Literal["investment_amount"]
    id: str
    """A short name, unique in its list."""
    title: NotRequired[Mapping[str, str]]
    """What it is about. By language (ISO 639-1); at least one."""
    effect: NotRequired[Literal["eligibility", "obligation"]]
    """An obligation binds after award: shown, and never decides."""
    at: NotRequired[EventDayInput | FixedDayInput]
    """When the condition is tested; at submission unless said otherwise."""
    citations: NotRequired[Sequence[AnchorInput]]
    """Where this stands in the documents."""
    range: MoneyRangeInput
    """Bounds on an amount; at most one lower and one upper."""


class Job(Model):
    id: str
    name: str
    """What kind of work it is."""
    status: JobStatus
    progress: JobProgress
    error: JobError | None
    result: Any
    """What came out; null until it has succeeded. Its form belongs to the kind of work."""
    created_at: str
    started_at: str | None
    finished_at: str | None


class JobError(Model):
    code: str
    """As in a problem."""
    title: str
    status: int
    detail: str


class JobProgress(Model):
    done: int
    total: int | None


class LegalFormCriterion(Model):
    """The legal form, or the intended one. Exclusions win."""

    kind: Literal["legal_form"]
    id: str
    """A short name, unique in its list."""
    title: dict[str, str] | None
    """What it is about. By language (ISO 639-1); at least one."""
    effect: Literal["eligibility", "obligation"] | None
    """An obligation binds after award: shown, and never decides."""
    at: EventDay | FixedDay | None
    """When the condition is tested; at submission unless said otherwise."""
    citations: list[Anchor] | None
    """Where this stands in the documents."""
    include: list[LegalForm] | None
    exclude: list[LegalForm] | None


class LegalFormCriterionInput(TypedDict):
    """The legal form, or the intended one. Exclusions win."""

    kind: Literal["legal_form"]
    id: str
    """A short name, unique in its list."""
    title: NotRequired[Mapping[str, str]]
    """What it is about. By language (ISO 639-1); at least one."""
    effect: NotRequired[Literal["eligibility", "obligation"]]
    """An obligation binds after award: shown, and never decides."""
    at: NotRequired[EventDayInput | FixedDayInput]
    """When the condition is tested; at submission unless said otherwise."""
    citations: NotRequired[Sequence[AnchorInput]]
    """Where this stands in the documents."""
    include: NotRequired[Sequence[LegalForm]]
    exclude: NotRequired[Sequence[LegalForm]]


class LifecycleCriterion(Model):
    """The stage of life of the business."""

    kind: Literal["lifecycle"]
    id: str
    """A short name, unique in its list."""
    title: dict[str, str] | None
    """What it is about. By language (ISO 639-1); at least one."""
    effect: Literal["eligibility", "obligation"] | None
    """An obligation binds after award: shown, and never decides."""
    at: EventDay | FixedDay | None
    """When the condition is tested; at submission unless said otherwise."""
    citations: list[Anchor] | None
    """Where this stands in the documents."""
    include: list[Lifecycle]


class LifecycleCriterionInput(TypedDict):
    """The stage of life of the business."""

    kind: Literal["lifecycle"]
    id: str
    """A short name, unique in its list."""
    title: NotRequired[Mapping[str, str]]
    """What it is about. By language (ISO 639-1); at least one."""
    effect: NotRequired[Literal["eligibility", "obligation"]]
    """An obligation binds after award: shown, and never decides."""
    at: NotRequired[EventDayInput | FixedDayInput]
    """When the condition is tested; at submission unless said otherwise."""
    citations: NotRequired[Sequence[AnchorInput]]
    """Where this stands in the documents."""
    include: Sequence[Lifecycle]


class ManualCriterion(Model):
    """A condition only a person can confirm; it is asked as a question and never dropped."""

    kind: Literal["manual"]
    id: str
    """A short name, unique in its list."""
    title: dict[str, str] | None
    """What it is about. By language (ISO 639-1); at least one."""
    effect: Literal["eligibility", "obligation"] | None
    """An obligation binds after award: shown, and never decides."""
    at: EventDay | FixedDay | None
    """When the condition is tested; at submission unless said otherwise."""
    citations: list[Anchor] | None
    """Where this stands in the documents."""
    question: dict[str, str] | None
    """The question to ask. By language (ISO 639-1); at least one."""
    unreadable: str | None
    """What an import could not read."""
    about: ManualCriterionAbout | None
    """
    What the condition is about, where that is known: a list filtered by it names the filter in `uncertain`.
    `everything` stands for all conditions of a call that are not recorded.
    """


class ManualCriterionInput(TypedDict):
    """A condition only a person can confirm; it is asked as a question and never dropped."""

    kind: Literal["manual"]
    id: str
    """A short name, unique in its list."""
    title: NotRequired[Mapping[str, str]]
    """What it is about. By language (ISO 639-1); at least one."""
    effect: NotRequired[Literal["eligibility", "obligation"]]
    """An obligation binds after award: shown, and never decides."""
    at: NotRequired[EventDayInput | FixedDayInput]
    """When the condition is tested; at submission unless said otherwise."""
    citations: NotRequired[Sequence[AnchorInput]]
    """Where this stands in the documents."""
    question: NotRequired[Mapping[str, str]]
    """The question to ask. By language (ISO 639-1); at least one."""
    unreadable: NotRequired[str]
    """What an import could not read."""
    about: NotRequired[ManualCriterionAbout]
    """
    What the condition is about, where that is known: a list filtered by it names the filter in `uncertain`.
    `everything` stands for all conditions of a call that are not recorded.
    """


class Match(Model):
    """One programme against one profile, with its reasoning."""

    id: str
    """Match id; derived from profile and programme, so any pair can be asked for."""
    profile_id: str | None
    """Profile; absent in a preview."""
    programme: MatchedProgramme
    eligibility: Eligibility
    """The verdict."""
    score: Score
    """0–100; how it is made up is documented in the guide to the score."""
    estimate: Estimate
    summary: list[str]
    """Verdict first, the deciding reasons, what is missing or blocks, the next action with its date."""
    criteria: list[CriterionResult]
    """One result for each criterion."""
    near_miss: MatchNearMiss | None
    """Not eligible: the smallest change that would make it so, where one was found."""
    warnings: list[Warning]
    """What would spoil the aid though the conditions are met."""
    missing: list[SizeMissing]
    """Facts that would decide the verdict."""
    changes_on: str | None
    """Next day on which the verdict may change by itself. `YYYY-MM-DD`."""
    decision: Decision | None
    citations: list[Citation]
    """All citations of this match."""
    as_of: str
    """The day or instant asked about."""
    url: str
    """The reasoning of this match."""


class MatchNearMiss(Model):
    """Not eligible: the smallest change that would make it so, where one was found."""

    steps: list[MatchNearMissStep]
    """All of them are needed."""
    possible: bool
    """Whether there is a day on which all of them can be done in time."""
    possible_from: str | None
    """First day on which all of them can be done. `YYYY-MM-DD`."""
    possible_until: str | None
    """Last day: the earliest of theirs, or of the call’s. `YYYY-MM-DD`."""
    open: int
    """Conditions that stay open even then."""


class MatchNearMissStep(Model):
    criterion_id: str
    """Criterion it would meet."""
    sentence: str
    """The step."""
    possible_from: str | None
    """Not before. `YYYY-MM-DD`."""
    possible_until: str | None
    """Latest day. `YYYY-MM-DD`."""


class MatchPreviewAnswer(Model):
    data: list[Match]
    total: int
    """How many match in all."""


class MatchScoredEvent(Model):
    type: Literal["match.scored"]
    timestamp: str
    """When it happened."""
    id: str
    """The same on every attempt; in the header `webhook-id`, too."""
    data: MatchScoredEventData


class MatchScoredEventData(Model):
    match_id: str
    profile_id: str
    programme_slug: str
    """The programme."""
    eligibility: Eligibility
    previous_eligibility: Eligibility | None
    base_score: float
    previous_base_score: float | None
    cause: MatchScoredEventDataCause
    """
    What changed since it was last scored, whichever scoring saw it first. `profile`: the profile, one of its group, or
    what a person confirmed; `programme`: the programme; `date`: a day passed; `rules`: none of these, as after a
    release that judges otherwise.
    """
    changed_criteria: list[str]
    url: str
    """Where to read the rest: an address below this service."""


class MatchedProgramme(Model):
    slug: str
    """Slug."""
    title: str
    """Title in the language of the answer, else in its own."""
    authority: str | None
    """Authority."""
    version: int
    """Version that was matched."""
    sample: bool
    """Written to show the service: not a real call."""
    provisional: bool
    """Known from a pre-publication: the verdict is a forecast."""
    instruments: list[str]
    """Instruments."""
    status: CallStatus
    """Status of the call, at the line that concerns this profile."""
    opens_at: str | None
    """RFC 3339."""
    deadline: MatchedProgrammeDeadline | None
    max_subsidy: Money | None
    """Most that one beneficiary can get."""
    url: str
    """This programme here."""


class MatchedProgrammeDeadline(Model):
    id: str
    """Id of the deadline in its programme."""
    at: str | None
    """RFC 3339; absent where the basis names no date."""
    time_zone: str
    """IANA zone of the wall clock."""
    basis: str
    """fixed, rolling, …"""


class Money(Model):
    """Revenue from this activity."""

    amount: str
    """Decimal string with two decimals, not negative, below 100 thousand million."""
    currency: str
    """ISO 4217."""


class MoneyInput(TypedDict):
    """Gross grant equivalent, in euros. May be left out on input where `terms` are given: it is worked out then."""

    amount: str
    """Decimal string with two decimals, not negative, below 100 thousand million."""
    currency: str
    """ISO 4217."""


class MoneyRange(Model):
    """Bounds on an amount; at most one lower and one upper."""

    min: Money | None
    """An amount of money."""
    max: Money | None
    """An amount of money."""
    min_exclusive: Money | None
    """An amount of money."""
    max_exclusive: Money | None
    """An amount of money."""


class MoneyRangeInput(TypedDict):
    """Bounds on an amount; at most one lower and one upper."""

    min: NotRequired[MoneyInput]
    """An amount of money."""
    max: NotRequired[MoneyInput]
    """An amount of money."""
    min_exclusive: NotRequired[MoneyInput]
    """An amount of money."""
    max_exclusive: NotRequired[MoneyInput]
    """An amount of money."""


class NewApiKey(Model):
    id: str
    name: str
    environment: Literal["live", "test"]
    hint: str
    """The visible part of the key, to tell keys apart."""
    scopes: list[Scope]
    status: ApiKeyStatus
    created_at: str
    expires_at: str | None
    revoked_at: str | None
    last_used_at: str | None
    replaces: str | None
    secret: str
    """The whole key. It is shown here and never again."""


class NotInDifficultyCriterion(Model):
    """Not an undertaking in difficulty (Reg. (EU) 651/2014 art. 2(18))."""

    kind: Literal["not_in_difficulty"]
    id: str
    """A short name, unique in its list."""
    title: dict[str, str] | None
    """What it is about. By language (ISO 639-1); at least one."""
    effect: Literal["eligibility", "obligation"] | None
    """An obligation binds after award: shown, and never decides."""
    at: EventDay | FixedDay | None
    """When the condition is tested; at submission unless said otherwise."""
    citations: list[Anchor] | None
    """Where this stands in the documents."""


class NotInDifficultyCriterionInput(TypedDict):
    """Not an undertaking in difficulty (Reg. (EU) 651/2014 art. 2(18))."""

    kind: Literal["not_in_difficulty"]
    id: str
    """A short name, unique in its list."""
    title: NotRequired[Mapping[str, str]]
    """What it is about. By language (ISO 639-1); at least one."""
    effect: NotRequired[Literal["eligibility", "obligation"]]
    """An obligation binds after award: shown, and never decides."""
    at: NotRequired[EventDayInput | FixedDayInput]
    """When the condition is tested; at submission unless said otherwise."""
    citations: NotRequired[Sequence[AnchorInput]]
    """Where this stands in the documents."""


class NumberRange(Model):
    """Bounds on a number; at most one lower and one upper."""

    min: float | None
    """At least."""
    max: float | None
    """At most."""
    min_exclusive: float | None
    """More than."""
    max_exclusive: float | None
    """Less than."""


class NumberRangeInput(TypedDict):
    """Bounds on a number; at most one lower and one upper."""

    min: NotRequired[float]
    """At least."""
    max: NotRequired[float]
    """At most."""
    min_exclusive: NotRequired[float]
    """More than."""
    max_exclusive: NotRequired[float]
    """Less than."""


class PatchDraftSectionInput(TypedDict):
    paragraphs: Sequence[str]
    """Your own text, a paragraph each. It has no citations, and the notice of the draft names its section as yours."""


class Person(Model):
    id: str | None
    """Your name for this person."""
    name: str | None
    """Name."""
    roles: list[PersonRole] | None
    """Roles."""
    born_on: str | None
    """Date of birth. Calendar date, `YYYY-MM-DD`."""
    gender: PersonGender | None
    """Gender."""
    capital_share: float | None
    """Share of the capital. Fraction 0–1."""
    voting_share: float | None
    """Share of the votes. Fraction 0–1."""
    unemployed: bool | None
    """Registered unemployed."""
    neet: bool | None
    """Not in education, employment or training."""
    attributes: Attributes | None
    """
    Typed, extensible facts, e.g. `women_led`, `youth_led`, `exporting`, `franchise`. Absent is unknown, never false.
    """


class PersonInput(TypedDict):
    id: NotRequired[str]
    """Your name for this person."""
    name: NotRequired[str]
    """Name."""
    roles: NotRequired[Sequence[PersonRole]]
    """Roles."""
    born_on: NotRequired[str | date]
    """Date of birth. Calendar date, `YYYY-MM-DD`."""
    gender: NotRequired[PersonGender]
    """Gender."""
    capital_share: NotRequired[float]
    """Share of the capital. Fraction 0–1."""
    voting_share: NotRequired[float]
    """Share of the votes. Fraction 0–1."""
    unemployed: NotRequired[bool]
    """Registered unemployed."""
    neet: NotRequired[bool]
    """Not in education, employment or training."""
    attributes: NotRequired[AttributesInput]
    """
    Typed, extensible facts, e.g. `women_led`, `youth_led`, `exporting`, `franchise`. Absent is unknown, never false.
    """


class PlannedInvestment(Model):
    amount: Money | None
    """Planned budget, without VAT."""
    categories: list[PlannedInvestmentCategory] | None
    """By cost category."""
    activities: list[PlannedInvestmentActivity] | None
    """Activities the investment is for, registered yet or not."""
    site: PlannedInvestmentSite | None
    starts_on: str | None
    """Planned start. Calendar date, `YYYY-MM-DD`."""
    works_started_on: str | None
    """
    First binding order or start of construction, if there was any: a day that has come. Calendar date, `YYYY-MM-DD`.
    """
    acts: list[PlannedInvestmentAct] | None
    """What was signed, ordered or paid for it so far."""
    completed_on: str | None
    """Everything was carried out by this day. Calendar date, `YYYY-MM-DD`."""
    vat: PlannedInvestmentVat | None
    """VAT of the costs."""
    financing: PlannedInvestmentFinancing | None
    """
    Where the money comes from that is not granted. Own funds left out are what the loan leaves; a loan is never
    assumed.
    """
    phases: list[PlannedInvestmentPhase] | None
    """Timetable of the project."""
    indicators: list[PlannedInvestmentIndicator] | None
    """What the project is measured by."""


class PlannedInvestmentAct(Model):
    kind: PlannedInvestmentActKind
    """What was done: orders and construction start the works, studies do not."""
    on: str
    """When. Calendar date, `YYYY-MM-DD`."""
    amount: Money | None
    """Amount, without VAT."""


class PlannedInvestmentActInput(TypedDict):
    kind: PlannedInvestmentActKind
    """What was done: orders and construction start the works, studies do not."""
    on: str | date
    """When. Calendar date, `YYYY-MM-DD`."""
    amount: NotRequired[MoneyInput]
    """Amount, without VAT."""


class PlannedInvestmentActivity(Model):
    scheme: ActivityScheme | None
    """Classification. May be left out only where the digits mean one thing in both KAD versions."""
    code: str
    """Activity code."""


class PlannedInvestmentActivityInput(TypedDict):
    scheme: NotRequired[ActivityScheme]
    """Classification. May be left out only where the digits mean one thing in both KAD versions."""
    code: str
    """Activity code."""


class PlannedInvestmentCategory(Model):
    category: str
    """Cost category of the call."""
    amount: Money | None
    """Amount."""


class PlannedInvestmentCategoryInput(TypedDict):
    category: str
    """Cost category of the call."""
    amount: NotRequired[MoneyInput]
    """Amount."""


class PlannedInvestmentFinancing(Model):
    """
    Where the money comes from that is not granted. Own funds left out are what the loan leaves; a loan is never
    assumed.
    """

    own_funds: Money | None
    """Own funds."""
    loan: Money | None
    """Loans."""
    loan_grant_equivalent: Money | None
    """Gross grant equivalent of a loan with public support: it uses de minimis headroom."""


class PlannedInvestmentFinancingInput(TypedDict):
    """
    Where the money comes from that is not granted. Own funds left out are what the loan leaves; a loan is never
    assumed.
    """

    own_funds: NotRequired[MoneyInput]
    """Own funds."""
    loan: NotRequired[MoneyInput]
    """Loans."""
    loan_grant_equivalent: NotRequired[MoneyInput]
    """Gross grant equivalent of a loan with public support: it uses de minimis headroom."""


class PlannedInvestmentFinancingPatch(TypedDict):
    """
    Where the money comes from that is not granted. Own funds left out are what the loan leaves; a loan is never
    assumed.
    """

    own_funds: NotRequired[MoneyInput | None]
    """Own funds."""
    loan: NotRequired[MoneyInput | None]
    """Loans."""
    loan_grant_equivalent: NotRequired[MoneyInput | None]
    """Gross grant equivalent of a loan with public support: it uses de minimis headroom."""


class PlannedInvestmentIndicator(Model):
    title: str
    """What is measured."""
    unit: str | None
    """Unit."""
    baseline: float | None
    """Value before the project."""
    target: float | None
    """Value after it."""
    year: int | None
    """Year of the target."""


class PlannedInvestmentIndicatorInput(TypedDict):
    title: str
    """What is measured."""
    unit: NotRequired[str]
    """Unit."""
    baseline: NotRequired[float]
    """Value before the project."""
    target: NotRequired[float]
    """Value after it."""
    year: NotRequired[int]
    """Year of the target."""


class PlannedInvestmentInput(TypedDict):
    amount: NotRequired[MoneyInput]
    """Planned budget, without VAT."""
    categories: NotRequired[Sequence[PlannedInvestmentCategoryInput]]
    """By cost category."""
    activities: NotRequired[Sequence[PlannedInvestmentActivityInput]]
    """Activities the investment is for, registered yet or not."""
    site: NotRequired[PlannedInvestmentSiteInput]
    starts_on: NotRequired[str | date]
    """Planned start. Calendar date, `YYYY-MM-DD`."""
    works_started_on: NotRequired[str | date]
    """
    First binding order or start of construction, if there was any: a day that has come. Calendar date, `YYYY-MM-DD`.
    """
    acts: NotRequired[Sequence[PlannedInvestmentActInput]]
    """What was signed, ordered or paid for it so far."""
    completed_on: NotRequired[str | date]
    """Everything was carried out by this day. Calendar date, `YYYY-MM-DD`."""
    vat: NotRequired[PlannedInvestmentVatInput]
    """VAT of the costs."""
    financing: NotRequired[PlannedInvestmentFinancingInput]
    """
    Where the money comes from that is not granted. Own funds left out are what the loan leaves; a loan is never
    assumed.
    """
    phases: NotRequired[Sequence[PlannedInvestmentPhaseInput]]
    """Timetable of the project."""
    indicators: NotRequired[Sequence[PlannedInvestmentIndicatorInput]]
    """What the project is measured by."""


class PlannedInvestmentPatch(TypedDict):
    amount: NotRequired[MoneyInput | None]
    """Planned budget, without VAT."""
    categories: NotRequired[Sequence[PlannedInvestmentCategoryInput] | None]
    """By cost category."""
    activities: NotRequired[Sequence[PlannedInvestmentActivityInput] | None]
    """Activities the investment is for, registered yet or not."""
    site: NotRequired[PlannedInvestmentSitePatch | None]
    starts_on: NotRequired[str | date | None]
    """Planned start. Calendar date, `YYYY-MM-DD`."""
    works_started_on: NotRequired[str | date | None]
    """
    First binding order or start of construction, if there was any: a day that has come. Calendar date, `YYYY-MM-DD`.
    """
    acts: NotRequired[Sequence[PlannedInvestmentActInput] | None]
    """What was signed, ordered or paid for it so far."""
    completed_on: NotRequired[str | date | None]
    """Everything was carried out by this day. Calendar date, `YYYY-MM-DD`."""
    vat: NotRequired[PlannedInvestmentVatPatch | None]
    """VAT of the costs."""
    financing: NotRequired[PlannedInvestmentFinancingPatch | None]
    """
    Where the money comes from that is not granted. Own funds left out are what the loan leaves; a loan is never
    assumed.
    """
    phases: NotRequired[Sequence[PlannedInvestmentPhaseInput] | None]
    """Timetable of the project."""
    indicators: NotRequired[Sequence[PlannedInvestmentIndicatorInput] | None]
    """What the project is measured by."""


class PlannedInvestmentPhase(Model):
    title: str
    """What is done."""
    from_month: int
    """First month, counted from the start."""
    to_month: int
    """Last month, inside it."""
    milestone: str | None
    """What is there at its end."""
    categories: list[str] | None
    """Cost categories that it spends."""


class PlannedInvestmentPhaseInput(TypedDict):
    title: str
    """What is done."""
    from_month: int
    """First month, counted from the start."""
    to_month: int
    """Last month, inside it."""
    milestone: NotRequired[str]
    """What is there at its end."""
    categories: NotRequired[Sequence[str]]
    """Cost categories that it spends."""


class PlannedInvestmentSite(Model):
    region: str | None
    """NUTS code (`EL303`, `GR303`) or name in Greek or Latin script (`Αττική`)."""
    municipality: str | None
    """LAU code, or name of the municipality or community."""
    postal_code: str | None
    """Postal code."""


class PlannedInvestmentSiteInput(TypedDict):
    region: NotRequired[str]
    """NUTS code (`EL303`, `GR303`) or name in Greek or Latin script (`Αττική`)."""
    municipality: NotRequired[str]
    """LAU code, or name of the municipality or community."""
    postal_code: NotRequired[str]
    """Postal code."""


class PlannedInvestmentSitePatch(TypedDict):
    region: NotRequired[str | None]
    """NUTS code (`EL303`, `GR303`) or name in Greek or Latin script (`Αττική`)."""
    municipality: NotRequired[str | None]
    """LAU code, or name of the municipality or community."""
    postal_code: NotRequired[str | None]
    """Postal code."""


class PlannedInvestmentVat(Model):
    """VAT of the costs."""

    percent: float | None
    """Rate on the net amounts."""
    recoverable: bool | None
    """False: the business bears it."""


class PlannedInvestmentVatInput(TypedDict):
    """VAT of the costs."""

    percent: NotRequired[float]
    """Rate on the net amounts."""
    recoverable: NotRequired[bool]
    """False: the business bears it."""


class PlannedInvestmentVatPatch(TypedDict):
    """VAT of the costs."""

    percent: NotRequired[float | None]
    """Rate on the net amounts."""
    recoverable: NotRequired[bool | None]
    """False: the business bears it."""


class Predecessor(Model):
    kind: Literal["merger", "split"]
    """It merged into this business, or this business came from its split."""
    on: str
    """Effective date. Calendar date, `YYYY-MM-DD`."""
    name: str | None
    """Name."""
    equity: PredecessorEquity | None
    """Of a split: book values of equity on that day."""
    de_minimis_aid: list[DeMinimisAid] | None
    """Its de minimis aid up to that date."""


class PredecessorEquity(Model):
    """Of a split: book values of equity on that day."""

    own: Money
    """Of this business."""
    others: list[Money]
    """Of each other successor."""


class PredecessorEquityInput(TypedDict):
    """Of a split: book values of equity on that day."""

    own: MoneyInput
    """Of this business."""
    others: Sequence[MoneyInput]
    """Of each other successor."""


class PredecessorInput(TypedDict):
    kind: Literal["merger", "split"]
    """It merged into this business, or this business came from its split."""
    on: str | date
    """Effective date. Calendar date, `YYYY-MM-DD`."""
    name: NotRequired[str]
    """Name."""
    equity: NotRequired[PredecessorEquityInput]
    """Of a split: book values of equity on that day."""
    de_minimis_aid: NotRequired[Sequence[DeMinimisAidInput]]
    """Its de minimis aid up to that date."""


class Profile(Model):
    """A profile."""

    id: str
    """Profile id."""
    version: int
    """Rises with every change."""
    created_at: str
    updated_at: str
    kind: Literal["business", "client"]
    """`client`: a business that the account serves."""
    name: str
    """Name of the business."""
    external_id: str | None
    """Your own id for it; unique in the account."""
    tags: list[str] | None
    """Your own labels."""
    tax_id: str | None
    """Tax number. Greek AFM: nine digits, check digit verified, leading zeros kept."""
    country: str | None
    """ISO 3166-1 alpha-2; `EL` is accepted for `GR`, `UK` for `GB`."""
    lifecycle: Lifecycle | None
    """Stage of life; not a legal form."""
    legal_form: LegalForm | None
    """Legal form, or the intended one."""
    registered_on: str | None
    """Registration in the business registry. Calendar date, `YYYY-MM-DD`."""
    activity_started_on: str | None
    """Start of activity at the tax authority. Calendar date, `YYYY-MM-DD`."""
    fiscal_year_end: str | None
    """Month and day on which the financial year ends, `MM-DD`."""
    activities: list[ProfileActivity] | None
    """Activities. Absent: unknown; empty: none."""
    establishments: list[Establishment] | None
    """All places of business: a list that is given is read as complete. Absent: unknown."""
    headcount: float | None
    """Annual work units of the SME definition: staff, working owner-managers and partners."""
    salaried_awu: list[ProfileSalariedAwu] | None
    """Salaried annual work units (ERGANI, ΕΜΕ): another fact than `headcount`, never substituted for it."""
    turnover: Money | None
    """Turnover of the last closed financial year."""
    balance_sheet_total: Money | None
    """Balance sheet total of the last closed financial year."""
    self_declared_size: BusinessSize | None
    """Used only where figures are missing, and labelled so."""
    relations: list[Relation] | None
    """Partner and linked enterprises, owners and holdings. Absent: not told; empty: none."""
    people: list[Person] | None
    """
    All owners, partners and managers: a list that is given is read as complete, but for shares, where an unlisted rest
    stays open. Absent: unknown.
    """
    financial_years: list[FinancialYear] | None
    """Closed financial years. A year that is not listed is unknown; an empty list: none was closed yet."""
    de_minimis_aid: list[DeMinimisAid] | None
    """
    All de minimis aid received or applied for: a list that is given is read as complete. Absent: unknown; empty: none.
    """
    predecessors: list[Predecessor] | None
    """Mergers and splits: prior aid follows the undertaking (Regulation (EU) 2023/2831, article 3(8), (9))."""
    documents: list[ProfileDocument] | None
    """Supporting documents at hand. Absent: not told."""
    planned_investment: PlannedInvestment | None
    aid_history: list[AidHistoryEntry] | None
    """All earlier applications and aid: a list that is given is read as complete. Absent: unknown; empty: none."""
    attributes: Attributes | None
    """
    Typed, extensible facts, e.g. `women_led`, `youth_led`, `exporting`, `franchise`. Absent is unknown, never false.
    """
    language: Literal["el", "en"] | None
    """Language of what is written for this client."""
    notes: list[ProfileNote] | None
    """After a write: what was understood from forgiving input, e.g. a leading zero put back."""


class ProfileActivity(Model):
    scheme: ActivityScheme | None
    """Classification. May be left out only where the digits mean one thing in both KAD versions."""
    code: str
    """
    Activity code, with or without dots (`62.10.11.03`, `62101103`); a leading zero lost in a spreadsheet is put back
    (`1111000`).
    """
    rank: ProfileActivityRank | None
    """Rank at the tax authority."""
    since: str | None
    """Registered since. Calendar date, `YYYY-MM-DD`."""
    until: str | None
    """Last day on which it was held. Calendar date, `YYYY-MM-DD`."""
    establishment: str | None
    """Id of one of `establishments`."""
    revenue: list[ProfileActivityRevenue] | None
    """Revenue by year."""


class ProfileActivityInput(TypedDict):
    scheme: NotRequired[ActivityScheme]
    """Classification. May be left out only where the digits mean one thing in both KAD versions."""
    code: str
    """
    Activity code, with or without dots (`62.10.11.03`, `62101103`); a leading zero lost in a spreadsheet is put back
    (`1111000`).
    """
    rank: NotRequired[ProfileActivityRank]
    """Rank at the tax authority."""
    since: NotRequired[str | date]
    """Registered since. Calendar date, `YYYY-MM-DD`."""
    until: NotRequired[str | date]
    """Last day on which it was held. Calendar date, `YYYY-MM-DD`."""
    establishment: NotRequired[str]
    """Id of one of `establishments`."""
    revenue: NotRequired[Sequence[ProfileActivityRevenueInput]]
    """Revenue by year."""


class ProfileActivityRevenue(Model):
    year: int
    """Calendar year in which the financial year ends."""
    amount: Money
    """Revenue from this activity."""


class ProfileActivityRevenueInput(TypedDict):
    year: int
    """Calendar year in which the financial year ends."""
    amount: MoneyInput
    """Revenue from this activity."""


class ProfileBody(TypedDict):
    """What is known of a business. Every field but `name` may be missing: missing is unknown, never false."""

    kind: NotRequired[Literal["business", "client"]]
    """`client`, a business that the account serves, unless told otherwise."""
    name: str
    """Name of the business."""
    external_id: NotRequired[str]
    """Your own id for it; unique in the account."""
    tags: NotRequired[Sequence[str]]
    """Your own labels."""
    tax_id: NotRequired[str]
    """Tax number. Greek AFM: nine digits, check digit verified, leading zeros kept."""
    country: NotRequired[str]
    """ISO 3166-1 alpha-2; `EL` is accepted for `GR`, `UK` for `GB`."""
    lifecycle: NotRequired[Lifecycle]
    """Stage of life; not a legal form."""
    legal_form: NotRequired[LegalForm]
    """Legal form, or the intended one."""
    registered_on: NotRequired[str | date]
    """Registration in the business registry. Calendar date, `YYYY-MM-DD`."""
    activity_started_on: NotRequired[str | date]
    """Start of activity at the tax authority. Calendar date, `YYYY-MM-DD`."""
    fiscal_year_end: NotRequired[str]
    """Month and day on which the financial year ends, `MM-DD`."""
    activities: NotRequired[Sequence[ProfileActivityInput]]
    """Activities. Absent: unknown; empty: none."""
    establishments: NotRequired[Sequence[EstablishmentInput]]
    """All places of business: a list that is given is read as complete. Absent: unknown."""
    headcount: NotRequired[float]
    """Annual work units of the SME definition: staff, working owner-managers and partners."""
    salaried_awu: NotRequired[Sequence[ProfileSalariedAwuInput]]
    """Salaried annual work units (ERGANI, ΕΜΕ): another fact than `headcount`, never substituted for it."""
    turnover: NotRequired[MoneyInput]
    """Turnover of the last closed financial year."""
    balance_sheet_total: NotRequired[MoneyInput]
    """Balance sheet total of the last closed financial year."""
    self_declared_size: NotRequired[BusinessSize]
    """Used only where figures are missing, and labelled so."""
    relations: NotRequired[Sequence[RelationInput]]
    """Partner and linked enterprises, owners and holdings. Absent: not told; empty: none."""
    people: NotRequired[Sequence[PersonInput]]
    """
    All owners, partners and managers: a list that is given is read as complete, but for shares, where an unlisted rest
    stays open. Absent: unknown.
    """
    financial_years: NotRequired[Sequence[FinancialYearInput]]
    """Closed financial years. A year that is not listed is unknown; an empty list: none was closed yet."""
    de_minimis_aid: NotRequired[Sequence[DeMinimisAidInput]]
    """
    All de minimis aid received or applied for: a list that is given is read as complete. Absent: unknown; empty: none.
    """
    predecessors: NotRequired[Sequence[PredecessorInput]]
    """Mergers and splits: prior aid follows the undertaking (Regulation (EU) 2023/2831, article 3(8), (9))."""
    documents: NotRequired[Sequence[ProfileDocumentInput]]
    """Supporting documents at hand. Absent: not told."""
    planned_investment: NotRequired[PlannedInvestmentInput]
    aid_history: NotRequired[Sequence[AidHistoryEntryInput]]
    """All earlier applications and aid: a list that is given is read as complete. Absent: unknown; empty: none."""
    attributes: NotRequired[AttributesInput]
    """
    Typed, extensible facts, e.g. `women_led`, `youth_led`, `exporting`, `franchise`. Absent is unknown, never false.
    """
    language: NotRequired[Literal["el", "en"]]
    """Language of what is written for this client."""


class ProfileDocument(Model):
    kind: str
    """As calls name it in `required_documents`, e.g. `tax_clearance`."""
    issued_on: str | None
    """Issued on. Calendar date, `YYYY-MM-DD`."""
    valid_until: str | None
    """Last day on which it is accepted. Calendar date, `YYYY-MM-DD`."""


class ProfileDocumentInput(TypedDict):
    kind: str
    """As calls name it in `required_documents`, e.g. `tax_clearance`."""
    issued_on: NotRequired[str | date]
    """Issued on. Calendar date, `YYYY-MM-DD`."""
    valid_until: NotRequired[str | date]
    """Last day on which it is accepted. Calendar date, `YYYY-MM-DD`."""


class ProfileNote(Model):
    pointer: str
    """JSON pointer to the field."""
    detail: str
    """What was understood, in the language of the answer."""


class ProfileQuestions(Model):
    """What is worth asking for a profile, and what would turn its refusals."""

    profile_id: str
    """Profile."""
    as_of: str
    """Day."""
    questions: list[ProfileQuestionsQuestion]
    """Missing facts, those that decide most first."""
    confirmations: list[ProfileQuestionsConfirmation]
    """Conditions that only a person can confirm."""
    near_misses: list[ProfileQuestionsNearMiss]
    """Refusals of open calls that a change would turn: what can still be done in time first."""


class ProfileQuestionsConfirmation(Model):
    match_id: str
    """Match."""
    programme: str
    """Slug."""
    title: str
    """Title of the programme."""
    criterion_id: str
    """Criterion: PUT /match/{match_id}/answers/{criterion_id}."""
    question: str | None
    """What to confirm."""


class ProfileQuestionsNearMiss(Model):
    match_id: str
    """Match."""
    programme: str
    """Slug."""
    title: str
    """Title of the programme."""
    steps: list[MatchNearMissStep]
    """All of them are needed."""
    possible: bool
    """Whether there is a day on which all of them can be done in time."""
    possible_from: str | None
    """First day on which all of them can be done. `YYYY-MM-DD`."""
    possible_until: str | None
    """Last day: the earliest of theirs, or of the call’s. `YYYY-MM-DD`."""
    open: int
    """Conditions that stay open even then."""


class ProfileQuestionsQuestion(Model):
    pointer: str
    """JSON pointer into the profile; over the account with `*` for a position."""
    label: str
    """What it is."""
    decides: int
    """Matches that it would decide by itself."""
    touches: int
    """Matches that wait for it, among other things."""
    matches: list[str]
    """Some of them."""


class ProfileSalariedAwu(Model):
    period: str
    """A calendar year, `YYYY`; or the twelve months that end with a month, `YYYY-MM`."""
    value: float
    """Annual work units of salaried staff."""


class ProfileSalariedAwuInput(TypedDict):
    period: str
    """A calendar year, `YYYY`; or the twelve months that end with a month, `YYYY-MM`."""
    value: float
    """Annual work units of salaried staff."""


class Programme(Model):
    """A programme."""

    id: str
    """Stable, whatever the slug."""
    slug: str
    """The programme's name in addresses: a–z, 0–9 and hyphens."""
    state: ProgrammeState
    """Its place in the catalogue."""
    version: int | None
    first_published_at: str | None
    published_at: str | None
    draft_updated_at: str | None
    withdrawn: ProgrammeWithdrawn | None
    status: CallStatus
    """The call's status now, from its dates unless the publisher set it."""
    call_state: CallState
    """The status with what it rests on, at the moment of the answer."""
    title: dict[str, str]
    """The title. By language (ISO 639-1); at least one."""
    summary: dict[str, str] | None
    """What it is, in a few sentences. By language (ISO 639-1); at least one."""
    authority: ProgrammeSummaryAuthority | None
    country: str | None
    """ISO 3166-1 alpha-2 of the Member State that grants, or EU."""
    source: ProgrammeSource | None
    sample: bool | None
    """Written to show the service: not a real call."""
    provisional: bool | None
    """Known from a pre-publication only: verdicts are forecasts."""
    published_on: str | None
    """A calendar day."""
    expected_award_on: str | None
    """A calendar day."""
    expenses_eligible_from: str | None
    """A calendar day."""
    external_ids: list[ProgrammeExternalId] | None
    """Ids elsewhere (ΑΔΑ, ΟΠΣ, …)."""
    funding: Funding
    """What is given. Amounts are aid to one beneficiary."""
    legal_basis: list[ProgrammeLegalBasis] | None
    """State-aid regimes."""
    union_fund: bool | None
    """Paid for by a fund of the Union: one expense is declared for one operation only."""
    exclusive: list[ProgrammeExclusive] | None
    """Calls that name the same group exclude each other for one applicant."""
    cumulation: ProgrammeCumulation | None
    """What the call says of other aid for the same costs."""
    eligibility: Expression
    """A condition: `all`, `any`, `not`, `at_least`, or a criterion by its kind."""
    eligible_costs: list[ProgrammeEligibleCost] | None
    """Costs that count."""
    required_documents: list[ProgrammeRequiredDocument] | None
    """Supporting documents."""
    objectives: list[str] | None
    """What it is for; a filter, never a criterion."""
    documents: list[DocumentMeta]
    """Source documents."""
    call: ProgrammeCall
    """The call: its dates. Its status is computed from them whenever it is read."""
    budget_lines: list[ProgrammeBudgetLine] | None


class ProgrammeAuthorityInput(TypedDict):
    name: Mapping[str, str]
    """Who publishes the call. By language (ISO 639-1); at least one."""
    url: NotRequired[str]
    """An http or https address."""


class ProgrammeAuthorityPatch(TypedDict):
    name: NotRequired[Mapping[str, str | None]]
    """Who publishes the call. By language (ISO 639-1); at least one."""
    url: NotRequired[str | None]
    """An http or https address."""


class ProgrammeBudgetLine(Model):
    id: str
    """A short name, unique in its list."""
    title: dict[str, str] | None
    """The line. By language (ISO 639-1); at least one."""
    regions: list[str] | None
    """Regions."""
    region_category: str | None
    amount: Money | None
    """An amount of money."""
    absorbed: Money | None
    """An amount of money."""
    as_of: str | None
    """A calendar day."""
    suspended: Suspension | None
    """Set by the publisher: dates cannot say it."""
    citations: list[Anchor] | None
    """Where this stands in the documents."""
    status: CallStatus
    """The call's status now, from its dates unless the publisher set it."""


class ProgrammeBudgetLineInput(TypedDict):
    """A part of the budget with its own status."""

    id: str
    """A short name, unique in its list."""
    title: NotRequired[Mapping[str, str]]
    """The line. By language (ISO 639-1); at least one."""
    regions: NotRequired[Sequence[str]]
    """Regions."""
    region_category: NotRequired[str]
    amount: NotRequired[MoneyInput]
    """An amount of money."""
    absorbed: NotRequired[MoneyInput]
    """An amount of money."""
    as_of: NotRequired[str | date]
    """A calendar day."""
    suspended: NotRequired[SuspensionInput]
    """Set by the publisher: dates cannot say it."""
    citations: NotRequired[Sequence[AnchorInput]]
    """Where this stands in the documents."""


class ProgrammeCall(Model):
    """The call: its dates. Its status is computed from them whenever it is read."""

    opens_at: CallStateOpensAt | None
    """A wall-clock moment: an instant and the zone it was published in."""
    deadlines: list[Deadline]
    """Deadlines; none is "no date known"."""
    selection: ProgrammeCallSelection | None
    """How applications are chosen."""
    suspended: Suspension | None
    """Set by the publisher: dates cannot say it."""


class ProgrammeCallInput(TypedDict):
    """The call: its dates. Its status is computed from them whenever it is read."""

    opens_at: NotRequired[ProgrammeCallOpensAtInput]
    """A wall-clock moment: an instant and the zone it was published in."""
    deadlines: Sequence[DeadlineInput]
    """Deadlines; none is "no date known"."""
    selection: NotRequired[ProgrammeCallSelection]
    """How applications are chosen."""
    suspended: NotRequired[SuspensionInput]
    """Set by the publisher: dates cannot say it."""


class ProgrammeCallOpensAtInput(TypedDict):
    """A wall-clock moment: an instant and the zone it was published in."""

    at: str | datetime
    """An instant (RFC 3339)."""
    time_zone: str
    """An IANA time zone."""


class ProgrammeCallOpensAtPatch(TypedDict):
    """A wall-clock moment: an instant and the zone it was published in."""

    at: NotRequired[str | datetime]
    """An instant (RFC 3339)."""
    time_zone: NotRequired[str]
    """An IANA time zone."""


class ProgrammeCallPatch(TypedDict):
    """The call: its dates. Its status is computed from them whenever it is read."""

    opens_at: NotRequired[ProgrammeCallOpensAtPatch | None]
    """A wall-clock moment: an instant and the zone it was published in."""
    deadlines: NotRequired[Sequence[DeadlineInput]]
    """Deadlines; none is "no date known"."""
    selection: NotRequired[ProgrammeCallSelection | None]
    """How applications are chosen."""
    suspended: NotRequired[SuspensionPatch | None]
    """Set by the publisher: dates cannot say it."""


class ProgrammeClosedEvent(Model):
    type: Literal["programme.closed"]
    timestamp: str
    """When it happened."""
    id: str
    """The same on every attempt; in the header `webhook-id`, too."""
    data: ProgrammeClosedEventData


class ProgrammeClosedEventData(Model):
    programme_id: str
    slug: str
    """The programme."""
    id: str | None
    """The same as `programme_id`."""
    version: int
    title: ProgrammeCreatedEventDataTitle
    """Texts by language."""
    url: str
    """Where to read the rest: an address below this service."""
    cause: ProgrammeClosedEventDataCause
    reason: ProgrammeCreatedEventDataTitle | None
    """Texts by language."""


class ProgrammeComparison(Model):
    """What a later version says otherwise."""

    from_: int
    to: int
    changes: list[ProgrammeComparisonChange]


class ProgrammeComparisonChange(Model):
    pointer: str
    """
    JSON pointer into the later version, into the earlier one for what is gone; items are named by their id or key.
    """
    kind: ProgrammeComparisonChangeKind
    """How it differs."""
    text: str
    """The difference as a sentence."""
    before: Any
    """As it was."""
    after: Any
    """As it is."""


class ProgrammeCreatedEvent(Model):
    type: Literal["programme.created"]
    timestamp: str
    """When it happened."""
    id: str
    """The same on every attempt; in the header `webhook-id`, too."""
    data: ProgrammeCreatedEventData


class ProgrammeCreatedEventData(Model):
    programme_id: str
    slug: str
    """The programme."""
    id: str | None
    """The same as `programme_id`."""
    version: int
    title: ProgrammeCreatedEventDataTitle
    """Texts by language."""
    url: str
    """Where to read the rest: an address below this service."""


class ProgrammeCreatedEventDataTitle(Model):
    """Texts by language."""

    el: str | None
    en: str | None


class ProgrammeCumulation(Model):
    """What the call says of other aid for the same costs."""

    same_costs: Literal["exclusive", "within_intensity"]
    """Other aid for the same costs."""
    max_percent: float | None
    """Percent."""
    citations: list[Anchor] | None
    """Where this stands in the documents."""


class ProgrammeCumulationInput(TypedDict):
    """What the call says of other aid for the same costs."""

    same_costs: Literal["exclusive", "within_intensity"]
    """Other aid for the same costs."""
    max_percent: NotRequired[float]
    """Percent."""
    citations: NotRequired[Sequence[AnchorInput]]
    """Where this stands in the documents."""


class ProgrammeCumulationPatch(TypedDict):
    """What the call says of other aid for the same costs."""

    same_costs: NotRequired[Literal["exclusive", "within_intensity"]]
    """Other aid for the same costs."""
    max_percent: NotRequired[float | None]
    """Percent."""
    citations: NotRequired[Sequence[AnchorInput] | None]
    """Where this stands in the documents."""


class ProgrammeDocument(Model):
    """A source document with its text."""

    id: str
    """`doc_` and the first 26 hex digits of the text's SHA-256."""
    sha256: str
    """SHA-256 of the canonical text in UTF-8."""
    length: int
    """In code points."""
    text: str
    """The canonical text: citations are half-open ranges of its code points."""
    key: str
    title: str
    url: str | None
    """An http or https address."""
    role: DocumentMetaRole
    """What the document is."""
    order: int
    language: str
    published_on: str | None
    """A calendar day."""
    retrieved_at: str | None
    """An instant (RFC 3339)."""
    pages: list[int] | None
    """Code points at which pages begin, ascending."""
    sections: list[DocumentMetaSection] | None
    """Sections with the code point at which each begins, ascending."""
    programme_version: int | None


class ProgrammeDocumentInput(TypedDict):
    """A source document."""

    key: str
    """A short name, unique in its list."""
    title: str
    url: NotRequired[str]
    """An http or https address."""
    role: DocumentMetaRole
    """What the document is."""
    order: int
    """Later amendments win."""
    language: str
    """ISO 639-1."""
    published_on: NotRequired[str | date]
    """A calendar day."""
    retrieved_at: NotRequired[str | datetime]
    """An instant (RFC 3339)."""
    pages: NotRequired[Sequence[int]]
    """Code points at which pages begin, ascending."""
    sections: NotRequired[Sequence[ProgrammeDocumentSectionInput]]
    """Sections with the code point at which each begins, ascending."""
    id: NotRequired[str]
    """`doc_` and the first 26 hex digits of the text's SHA-256."""
    sha256: NotRequired[str]
    """SHA-256 of the canonical text in UTF-8."""
    length: NotRequired[int]
    """Length of the canonical text in code points."""
    text: NotRequired[str]
    """
    The text that citations point into. CRLF becomes LF; otherwise kept as given. May be left out for a document that is
    stored already (its id says which).
    """


class ProgrammeDocumentSectionInput(TypedDict):
    title: str
    start: int


class ProgrammeDraftChange(Model):
    """A change of a draft."""

    revision: int
    """Of the draft, as the change left it; never used twice."""
    at: str
    """An instant (RFC 3339)."""
    caller: ProgrammeDraftChangeCaller | None
    published_version: int | None
    changes: list[ProgrammeDraftChangeChange]
    """Where there are more than 100, the last is the whole programme."""


class ProgrammeDraftChangeCaller(Model):
    """Who changed it, as in the audit log of your account; null: a publisher of another account."""

    kind: ProgrammeDraftChangeCallerKind
    id: str


class ProgrammeDraftChangeChange(Model):
    pointer: str
    """JSON pointer of what differs; items are named by their id or key. Empty: the whole programme."""
    before: Any
    """As it was."""
    after: Any
    """As it is."""


class ProgrammeEligibleCost(Model):
    category: str
    title: dict[str, str]
    """The costs. By language (ISO 639-1); at least one."""
    max_percent_of_total: float | None
    """Percent."""
    max_amount: Money | None
    """An amount of money."""
    citations: list[Anchor] | None
    """Where this stands in the documents."""


class ProgrammeEligibleCostInput(TypedDict):
    category: str
    title: Mapping[str, str]
    """The costs. By language (ISO 639-1); at least one."""
    max_percent_of_total: NotRequired[float]
    """Percent."""
    max_amount: NotRequired[MoneyInput]
    """An amount of money."""
    citations: NotRequired[Sequence[AnchorInput]]
    """Where this stands in the documents."""


class ProgrammeExclusive(Model):
    group: str
    """A short name, unique in its list."""
    per: ProgrammeExclusivePer
    """Who counts as one applicant."""
    citations: list[Anchor] | None
    """Where this stands in the documents."""


class ProgrammeExclusiveInput(TypedDict):
    group: str
    """A short name, unique in its list."""
    per: ProgrammeExclusivePer
    """Who counts as one applicant."""
    citations: NotRequired[Sequence[AnchorInput]]
    """Where this stands in the documents."""


class ProgrammeExternalId(Model):
    scheme: str
    value: str


class ProgrammeExternalIdInput(TypedDict):
    scheme: str
    value: str


class ProgrammeHit(Model):
    """A programme found."""

    id: str
    """Stable, whatever the slug."""
    slug: str
    """The programme's name in addresses: a–z, 0–9 and hyphens."""
    version: int
    title: dict[str, str]
    """The title. By language (ISO 639-1); at least one."""
    summary: dict[str, str] | None
    """What it is. By language (ISO 639-1); at least one."""
    authority: ProgrammeSummaryAuthority | None
    country: str | None
    """ISO 3166-1 alpha-2 of the Member State that grants, or EU."""
    sample: bool | None
    """Written to show the service: not a real call."""
    provisional: bool | None
    """Known from a pre-publication only: verdicts are forecasts."""
    status: CallStatus
    """The call's status now, from its dates unless the publisher set it."""
    call_state: CallState
    """The status with what it rests on, at the moment of the answer."""
    funding: ProgrammeSummaryFunding
    objectives: list[str] | None
    """What it is for; a filter, never a criterion."""
    budget_lines: list[ProgrammeSummaryBudgetLine] | None
    published_on: str | None
    """A calendar day."""
    first_published_at: str
    """An instant (RFC 3339)."""
    published_at: str
    """An instant (RFC 3339)."""
    uncertain: list[ProgrammeSummaryUncertain]
    """Filters that what is known of the programme cannot decide; it is listed all the same."""
    url: str
    """Where the whole programme is read."""
    rank: float
    """Comparable within one search."""
    highlights: list[ProgrammeHitHighlight]


class ProgrammeHitHighlight(Model):
    field: str
    """JSON pointer of the member that was hit."""
    text: str
    marks: list[CitationPosition]
    """Hits, as half-open ranges in code points of `text`."""


class ProgrammeLegalBasis(Model):
    regime: ProgrammeLegalBasisRegime
    """The State-aid regime."""
    article: str | None
    reference: str | None
    valid_to: str | None
    """A calendar day."""
    citations: list[Anchor] | None
    """Where this stands in the documents."""


class ProgrammeLegalBasisInput(TypedDict):
    regime: ProgrammeLegalBasisRegime
    """The State-aid regime."""
    article: NotRequired[str]
    reference: NotRequired[str]
    valid_to: NotRequired[str | date]
    """A calendar day."""
    citations: NotRequired[Sequence[AnchorInput]]
    """Where this stands in the documents."""


class ProgrammeRequiredDocument(Model):
    id: str
    """A short name, unique in its list."""
    title: dict[str, str]
    """The supporting document. By language (ISO 639-1); at least one."""
    stage: ProgrammeRequiredDocumentStage | None
    """When it is asked for."""
    citations: list[Anchor] | None
    """Where this stands in the documents."""


class ProgrammeRequiredDocumentInput(TypedDict):
    id: str
    """A short name, unique in its list."""
    title: Mapping[str, str]
    """The supporting document. By language (ISO 639-1); at least one."""
    stage: NotRequired[ProgrammeRequiredDocumentStage]
    """When it is asked for."""
    citations: NotRequired[Sequence[AnchorInput]]
    """Where this stands in the documents."""


class ProgrammeSearchFacets(Model):
    """The facets asked for, each counted under all filters but its own."""

    status: list[ProgrammeSearchFacetsStatus] | None
    instrument: list[ProgrammeSearchFacetsStatus] | None
    business_size: list[ProgrammeSearchFacetsStatus] | None
    country: list[ProgrammeSearchFacetsStatus] | None
    objective: list[ProgrammeSearchFacetsStatus] | None


class ProgrammeSearchFacetsStatus(Model):
    value: str
    count: int


class ProgrammeSource(Model):
    url: str
    """An http or https address."""
    retrieved_at: str | None
    """An instant (RFC 3339)."""
    licence: str | None


class ProgrammeSourceInput(TypedDict):
    url: str
    """An http or https address."""
    retrieved_at: NotRequired[str | datetime]
    """An instant (RFC 3339)."""
    licence: NotRequired[str]


class ProgrammeSourcePatch(TypedDict):
    url: NotRequired[str]
    """An http or https address."""
    retrieved_at: NotRequired[str | datetime | None]
    """An instant (RFC 3339)."""
    licence: NotRequired[str | None]


class ProgrammeSummary(Model):
    """A programme in a list."""

    id: str
    """Stable, whatever the slug."""
    slug: str
    """The programme's name in addresses: a–z, 0–9 and hyphens."""
    version: int
    title: dict[str, str]
    """The title. By language (ISO 639-1); at least one."""
    summary: dict[str, str] | None
    """What it is. By language (ISO 639-1); at least one."""
    authority: ProgrammeSummaryAuthority | None
    country: str | None
    """ISO 3166-1 alpha-2 of the Member State that grants, or EU."""
    sample: bool | None
    """Written to show the service: not a real call."""
    provisional: bool | None
    """Known from a pre-publication only: verdicts are forecasts."""
    status: CallStatus
    """The call's status now, from its dates unless the publisher set it."""
    call_state: CallState
    """The status with what it rests on, at the moment of the answer."""
    funding: ProgrammeSummaryFunding
    objectives: list[str] | None
    """What it is for; a filter, never a criterion."""
    budget_lines: list[ProgrammeSummaryBudgetLine] | None
    published_on: str | None
    """A calendar day."""
    first_published_at: str
    """An instant (RFC 3339)."""
    published_at: str
    """An instant (RFC 3339)."""
    uncertain: list[ProgrammeSummaryUncertain]
    """Filters that what is known of the programme cannot decide; it is listed all the same."""
    url: str
    """Where the whole programme is read."""


class ProgrammeSummaryAuthority(Model):
    name: dict[str, str]
    """Who publishes the call. By language (ISO 639-1); at least one."""
    url: str | None
    """An http or https address."""


class ProgrammeSummaryBudgetLine(Model):
    id: str
    title: dict[str, str] | None
    """The line. By language (ISO 639-1); at least one."""
    status: CallStatus
    """The call's status now, from its dates unless the publisher set it."""


class ProgrammeSummaryFunding(Model):
    instruments: list[Instrument]
    total_budget: Money | None
    """An amount of money."""
    min_subsidy: Money | None
    """An amount of money."""
    max_subsidy: Money | None
    """An amount of money."""
    max_intensity_percent: float | None
    """Percent."""


class ProgrammeUpdatedEvent(Model):
    type: Literal["programme.updated"]
    timestamp: str
    """When it happened."""
    id: str
    """The same on every attempt; in the header `webhook-id`, too."""
    data: ProgrammeUpdatedEventData


class ProgrammeUpdatedEventData(Model):
    programme_id: str
    slug: str
    """The programme."""
    id: str | None
    """The same as `programme_id`."""
    version: int
    title: ProgrammeCreatedEventDataTitle
    """Texts by language."""
    url: str
    """Where to read the rest: an address below this service."""
    changed: list[str] | None


class ProgrammeVersion(Model):
    version: int
    published_at: str
    """An instant (RFC 3339)."""
    changed: list[str]
    """JSON pointers of what differs from the version before; empty for the first."""
    url: str


class ProgrammeWithdrawn(Model):
    at: str
    """An instant (RFC 3339)."""
    reason: dict[str, str]
    """Why. By language (ISO 639-1); at least one."""


class QuantifierCriterion(Model):
    """How many people, establishments, activities, costs or years fulfil conditions."""

    kind: Literal["quantifier"]
    id: str
    """A short name, unique in its list."""
    title: dict[str, str] | None
    """What it is about. By language (ISO 639-1); at least one."""
    effect: Literal["eligibility", "obligation"] | None
    """An obligation binds after award: shown, and never decides."""
    at: EventDay | FixedDay | None
    """When the condition is tested; at submission unless said otherwise."""
    citations: list[Anchor] | None
    """Where this stands in the documents."""
    over: QuantifierCriterionOver
    """What is counted."""
    test: QuantifierCriterionTestAll | QuantifierCriterionTestAny | QuantifierCriterionTestNone | QuantifierCriterionTestAtLeast | QuantifierCriterionTestAtMost | QuantifierCriterionTestShareAtLeast
    where: list[QuantifierCriterionWhere]


class QuantifierCriterionInput(TypedDict):
    """How many people, establishments, activities, costs or years fulfil conditions."""

    kind: Literal["quantifier"]
    id: str
    """A short name, unique in its list."""
    title: NotRequired[Mapping[str, str]]
    """What it is about. By language (ISO 639-1); at least one."""
    effect: NotRequired[Literal["eligibility", "obligation"]]
    """An obligation binds after award: shown, and never decides."""
    at: NotRequired[EventDayInput | FixedDayInput]
    """When the condition is tested; at submission unless said otherwise."""
    citations: NotRequired[Sequence[AnchorInput]]
    """Where this stands in the documents."""
    over: QuantifierCriterionOver
    """What is counted."""
    test: QuantifierCriterionTestAllInput | QuantifierCriterionTestAnyInput | QuantifierCriterionTestNoneInput | QuantifierCriterionTestAtLeastInput | QuantifierCriterionTestAtMostInput | QuantifierCriterionTestShareAtLeastInput
    where: Sequence[QuantifierCriterionWhereInput]


class QuantifierCriterionTestAll(Model):
    all: Literal[True]


class QuantifierCriterionTestAllInput(TypedDict):
    all: Literal[True]


class QuantifierCriterionTestAny(Model):
    any: Literal[True]


class QuantifierCriterionTestAnyInput(TypedDict):
    any: Literal[True]


class QuantifierCriterionTestAtLeast(Model):
    at_least: int


class QuantifierCriterionTestAtLeastInput(TypedDict):
    at_least: int


class QuantifierCriterionTestAtMost(Model):
    at_most: int


class QuantifierCriterionTestAtMostInput(TypedDict):
    at_most: int


class QuantifierCriterionTestNone(Model):
    none: Literal[True]


class QuantifierCriterionTestNoneInput(TypedDict):
    none: Literal[True]


class QuantifierCriterionTestShareAtLeast(Model):
    share_at_least: float
    weight: str


class QuantifierCriterionTestShareAtLeastInput(TypedDict):
    share_at_least: float
    weight: str


class QuantifierCriterionWhere(Model):
    field: str
    """A member of the item, such as `gender`, `age`, `attributes.star_class`."""
    operator: QuantifierCriterionWhereOperator
    """How it is compared."""
    value: AttributeValue
    """A typed value: true or false, a number, a text, a list of texts, or an amount."""


class QuantifierCriterionWhereInput(TypedDict):
    field: str
    """A member of the item, such as `gender`, `age`, `attributes.star_class`."""
    operator: QuantifierCriterionWhereOperator
    """How it is compared."""
    value: AttributeValueInput
    """A typed value: true or false, a number, a text, a list of texts, or an amount."""


class QuietHours(Model):
    from_: str
    to: str


# Nothing goes out meanwhile; what would fall in them goes out before.
QuietHoursInput = TypedDict("QuietHoursInput", {"from": "str", "to": "str"})


class Reasoning(Model):
    """The whole reasoning of one match."""

    id: str
    """Match id; derived from profile and programme, so any pair can be asked for."""
    profile_id: str | None
    """Profile; absent in a preview."""
    programme: MatchedProgramme
    eligibility: Eligibility
    """The verdict."""
    score: Score
    """0–100; how it is made up is documented in the guide to the score."""
    estimate: Estimate
    summary: list[str]
    """Verdict first, the deciding reasons, what is missing or blocks, the next action with its date."""
    criteria: list[CriterionResult]
    """One result for each criterion."""
    near_miss: MatchNearMiss | None
    """Not eligible: the smallest change that would make it so, where one was found."""
    warnings: list[Warning]
    """What would spoil the aid though the conditions are met."""
    missing: list[SizeMissing]
    """Facts that would decide the verdict."""
    changes_on: str | None
    """Next day on which the verdict may change by itself. `YYYY-MM-DD`."""
    decision: Decision | None
    citations: list[Citation]
    """All citations of this match."""
    as_of: str
    """The day or instant asked about."""
    url: str
    """The reasoning of this match."""
    readiness: list[ReasoningReadiness]
    """Supporting documents of the call against those at hand."""
    tree: ReasoningTree
    """The eligibility expression, evaluated: `all`, `any`, `not`, `at_least` over criteria."""


class ReasoningReadiness(Model):
    id: str
    """Id of the document in its programme, and `kind` of the one at hand."""
    title: str
    """What it is."""
    stage: ProgrammeRequiredDocumentStage
    """When it is asked for."""
    state: ReasoningReadinessState
    """
    `expires`: at hand, and no longer accepted when it is needed; `unknown`: the profile does not say what is at hand.
    """
    needed_by: str | None
    """
    A day to come: the deadline; the opening where the first come are served; the expected award. Absent where no day is
    set, as for papers of an application to an open call where the first come are served. `YYYY-MM-DD`.
    """
    valid_until: str | None
    """Last day on which the one at hand is accepted. `YYYY-MM-DD`."""
    citations: list[str]
    """Ids of `citations`."""


class ReasoningTree(Model):
    """The eligibility expression, evaluated: `all`, `any`, `not`, `at_least` over criteria."""

    op: ReasoningTreeOp
    outcome: SizeDefinitionsSme
    k: int | None
    criterion_id: str | None
    children: list[dict[str, Any]] | None


class RegionCriterion(Model):
    """Where the business or its investment is."""

    kind: Literal["region"]
    id: str
    """A short name, unique in its list."""
    title: dict[str, str] | None
    """What it is about. By language (ISO 639-1); at least one."""
    effect: Literal["eligibility", "obligation"] | None
    """An obligation binds after award: shown, and never decides."""
    at: EventDay | FixedDay | None
    """When the condition is tested; at submission unless said otherwise."""
    citations: list[Anchor] | None
    """Where this stands in the documents."""
    of: RegionCriterionOf
    """Which place of the business is meant."""
    include: list[str] | None
    """Regions."""
    exclude: list[str] | None
    """Regions."""


class RegionCriterionInput(TypedDict):
    """Where the business or its investment is."""

    kind: Literal["region"]
    id: str
    """A short name, unique in its list."""
    title: NotRequired[Mapping[str, str]]
    """What it is about. By language (ISO 639-1); at least one."""
    effect: NotRequired[Literal["eligibility", "obligation"]]
    """An obligation binds after award: shown, and never decides."""
    at: NotRequired[EventDayInput | FixedDayInput]
    """When the condition is tested; at submission unless said otherwise."""
    citations: NotRequired[Sequence[AnchorInput]]
    """Where this stands in the documents."""
    of: RegionCriterionOf
    """Which place of the business is meant."""
    include: NotRequired[Sequence[str]]
    """Regions."""
    exclude: NotRequired[Sequence[str]]
    """Regions."""


class Relation(Model):
    name: str | None
    """Name of the other enterprise or person."""
    profile_id: str | None
    """Another profile of this account, instead of figures."""
    direction: Literal["upstream", "downstream"]
    """`upstream`: it holds shares in this business; `downstream`: this business holds shares in it."""
    capital_share: float | None
    """Share of the capital. Fraction 0–1."""
    voting_share: float | None
    """Share of the votes. Fraction 0–1."""
    control: bool | None
    """Control by votes, appointment, contract or agreement."""
    via_natural_person: bool | None
    """Through a person, or persons acting together."""
    same_market: bool | None
    """On the same or an adjacent market."""
    investor_type: RelationInvestorType | None
    """Kind of investor (Recommendation 2003/361/EC, Annex, article 3)."""
    country: str | None
    """ISO 3166-1 alpha-2; `EL` is accepted for `GR`, `UK` for `GB`."""
    headcount: float | None
    """Annual work units."""
    turnover: Money | None
    """Turnover."""
    balance_sheet_total: Money | None
    """Balance sheet total."""
    financial_years: list[FinancialYear] | None
    """Closed financial years."""
    de_minimis_aid: list[DeMinimisAid] | None
    """De minimis aid of this enterprise."""
    relations: list[RelationOfRelation] | None
    """Its own relations."""


class RelationInput(TypedDict):
    name: NotRequired[str]
    """Name of the other enterprise or person."""
    profile_id: NotRequired[str]
    """Another profile of this account, instead of figures."""
    direction: Literal["upstream", "downstream"]
    """`upstream`: it holds shares in this business; `downstream`: this business holds shares in it."""
    capital_share: NotRequired[float]
    """Share of the capital. Fraction 0–1."""
    voting_share: NotRequired[float]
    """Share of the votes. Fraction 0–1."""
    control: NotRequired[bool]
    """Control by votes, appointment, contract or agreement."""
    via_natural_person: NotRequired[bool]
    """Through a person, or persons acting together."""
    same_market: NotRequired[bool]
    """On the same or an adjacent market."""
    investor_type: NotRequired[RelationInvestorType]
    """Kind of investor (Recommendation 2003/361/EC, Annex, article 3)."""
    country: NotRequired[str]
    """ISO 3166-1 alpha-2; `EL` is accepted for `GR`, `UK` for `GB`."""
    headcount: NotRequired[float]
    """Annual work units."""
    turnover: NotRequired[MoneyInput]
    """Turnover."""
    balance_sheet_total: NotRequired[MoneyInput]
    """Balance sheet total."""
    financial_years: NotRequired[Sequence[FinancialYearInput]]
    """Closed financial years."""
    de_minimis_aid: NotRequired[Sequence[DeMinimisAidInput]]
    """De minimis aid of this enterprise."""
    relations: NotRequired[Sequence[RelationOfRelationInput]]
    """Its own relations."""


class RelationOfRelation(Model):
    name: str | None
    """Name of the other enterprise or person."""
    profile_id: str | None
    """Another profile of this account, instead of figures."""
    direction: Literal["upstream", "downstream"]
    """`upstream`: it holds shares in this business; `downstream`: this business holds shares in it."""
    capital_share: float | None
    """Share of the capital. Fraction 0–1."""
    voting_share: float | None
    """Share of the votes. Fraction 0–1."""
    control: bool | None
    """Control by votes, appointment, contract or agreement."""
    via_natural_person: bool | None
    """Through a person, or persons acting together."""
    same_market: bool | None
    """On the same or an adjacent market."""
    investor_type: RelationInvestorType | None
    """Kind of investor (Recommendation 2003/361/EC, Annex, article 3)."""
    country: str | None
    """ISO 3166-1 alpha-2; `EL` is accepted for `GR`, `UK` for `GB`."""
    headcount: float | None
    """Annual work units."""
    turnover: Money | None
    """Turnover."""
    balance_sheet_total: Money | None
    """Balance sheet total."""
    financial_years: list[FinancialYear] | None
    """Closed financial years."""
    de_minimis_aid: list[DeMinimisAid] | None
    """De minimis aid of this enterprise."""
    relations: list[RelationOfRelationOfRelation] | None
    """Its own relations."""


class RelationOfRelationInput(TypedDict):
    name: NotRequired[str]
    """Name of the other enterprise or person."""
    profile_id: NotRequired[str]
    """Another profile of this account, instead of figures."""
    direction: Literal["upstream", "downstream"]
    """`upstream`: it holds shares in this business; `downstream`: this business holds shares in it."""
    capital_share: NotRequired[float]
    """Share of the capital. Fraction 0–1."""
    voting_share: NotRequired[float]
    """Share of the votes. Fraction 0–1."""
    control: NotRequired[bool]
    """Control by votes, appointment, contract or agreement."""
    via_natural_person: NotRequired[bool]
    """Through a person, or persons acting together."""
    same_market: NotRequired[bool]
    """On the same or an adjacent market."""
    investor_type: NotRequired[RelationInvestorType]
    """Kind of investor (Recommendation 2003/361/EC, Annex, article 3)."""
    country: NotRequired[str]
    """ISO 3166-1 alpha-2; `EL` is accepted for `GR`, `UK` for `GB`."""
    headcount: NotRequired[float]
    """Annual work units."""
    turnover: NotRequired[MoneyInput]
    """Turnover."""
    balance_sheet_total: NotRequired[MoneyInput]
    """Balance sheet total."""
    financial_years: NotRequired[Sequence[FinancialYearInput]]
    """Closed financial years."""
    de_minimis_aid: NotRequired[Sequence[DeMinimisAidInput]]
    """De minimis aid of this enterprise."""
    relations: NotRequired[Sequence[RelationOfRelationOfRelationInput]]
    """Its own relations."""


class RelationOfRelationOfRelation(Model):
    name: str | None
    """Name of the other enterprise or person."""
    profile_id: str | None
    """Another profile of this account, instead of figures."""
    direction: Literal["upstream", "downstream"]
    """`upstream`: it holds shares in this business; `downstream`: this business holds shares in it."""
    capital_share: float | None
    """Share of the capital. Fraction 0–1."""
    voting_share: float | None
    """Share of the votes. Fraction 0–1."""
    control: bool | None
    """Control by votes, appointment, contract or agreement."""
    via_natural_person: bool | None
    """Through a person, or persons acting together."""
    same_market: bool | None
    """On the same or an adjacent market."""
    investor_type: RelationInvestorType | None
    """Kind of investor (Recommendation 2003/361/EC, Annex, article 3)."""
    country: str | None
    """ISO 3166-1 alpha-2; `EL` is accepted for `GR`, `UK` for `GB`."""
    headcount: float | None
    """Annual work units."""
    turnover: Money | None
    """Turnover."""
    balance_sheet_total: Money | None
    """Balance sheet total."""
    financial_years: list[FinancialYear] | None
    """Closed financial years."""
    de_minimis_aid: list[DeMinimisAid] | None
    """De minimis aid of this enterprise."""


class RelationOfRelationOfRelationInput(TypedDict):
    name: NotRequired[str]
    """Name of the other enterprise or person."""
    profile_id: NotRequired[str]
    """Another profile of this account, instead of figures."""
    direction: Literal["upstream", "downstream"]
    """`upstream`: it holds shares in this business; `downstream`: this business holds shares in it."""
    capital_share: NotRequired[float]
    """Share of the capital. Fraction 0–1."""
    voting_share: NotRequired[float]
    """Share of the votes. Fraction 0–1."""
    control: NotRequired[bool]
    """Control by votes, appointment, contract or agreement."""
    via_natural_person: NotRequired[bool]
    """Through a person, or persons acting together."""
    same_market: NotRequired[bool]
    """On the same or an adjacent market."""
    investor_type: NotRequired[RelationInvestorType]
    """Kind of investor (Recommendation 2003/361/EC, Annex, article 3)."""
    country: NotRequired[str]
    """ISO 3166-1 alpha-2; `EL` is accepted for `GR`, `UK` for `GB`."""
    headcount: NotRequired[float]
    """Annual work units."""
    turnover: NotRequired[MoneyInput]
    """Turnover."""
    balance_sheet_total: NotRequired[MoneyInput]
    """Balance sheet total."""
    financial_years: NotRequired[Sequence[FinancialYearInput]]
    """Closed financial years."""
    de_minimis_aid: NotRequired[Sequence[DeMinimisAidInput]]
    """De minimis aid of this enterprise."""


class Score(Model):
    """0–100; how it is made up is documented in the guide to the score."""

    total: int
    """base + time."""
    base: int
    """Depends on profile and programme only."""
    time: int
    """Depends on the day: time and budget left."""
    breakdown: list[ScoreBreakdown]
    """Adds up to `total`."""


class ScoreBreakdown(Model):
    component: str
    """Component."""
    points: int
    max: int
    sentence: str
    """Why."""


class Size(Model):
    """The size of a business in the sense of the aid rules, with its group."""

    profile_id: str
    """Profile."""
    as_of: str
    """Day. `YYYY-MM-DD`."""
    size: BusinessSize | None
    """The class; absent where the figures leave several."""
    possible: list[BusinessSize]
    """Classes that are possible."""
    basis: Literal["figures", "self_declared"]
    """Figures, or the declaration where they are missing."""
    definitions: SizeDefinitions
    """The class by the version of the definition that a regime uses."""
    totals: SizeTotals
    periods: list[SizePeriod]
    """Periods looked at, oldest first, each by its own figures: a class changes after two in a row."""
    members: list[SizeMember]
    """Enterprises whose figures count."""
    public_share: SizeTotalsHeadcount
    """Share of public bodies, as a fraction; from 0.25 on the enterprise is no SME."""
    steps: list[SizeStep]
    """How the class was reached."""
    missing: list[SizeMissing]
    """Facts that would make the answer exact."""
    changes_on: str | None
    """When a year that is listed closes, the class may change. `YYYY-MM-DD`."""
    citations: list[Citation]
    """All citations."""


class SizeCriterion(Model):
    """The size class (Recommendation 2003/361/EC)."""

    kind: Literal["size"]
    id: str
    """A short name, unique in its list."""
    title: dict[str, str] | None
    """What it is about. By language (ISO 639-1); at least one."""
    effect: Literal["eligibility", "obligation"] | None
    """An obligation binds after award: shown, and never decides."""
    at: EventDay | FixedDay | None
    """When the condition is tested; at submission unless said otherwise."""
    citations: list[Anchor] | None
    """Where this stands in the documents."""
    include: list[BusinessSize]


class SizeCriterionInput(TypedDict):
    """The size class (Recommendation 2003/361/EC)."""

    kind: Literal["size"]
    id: str
    """A short name, unique in its list."""
    title: NotRequired[Mapping[str, str]]
    """What it is about. By language (ISO 639-1); at least one."""
    effect: NotRequired[Literal["eligibility", "obligation"]]
    """An obligation binds after award: shown, and never decides."""
    at: NotRequired[EventDayInput | FixedDayInput]
    """When the condition is tested; at submission unless said otherwise."""
    citations: NotRequired[Sequence[AnchorInput]]
    """Where this stands in the documents."""
    include: Sequence[BusinessSize]


class SizeDefinitions(Model):
    """The class by the version of the definition that a regime uses."""

    sme: SizeDefinitionsSme
    """SME by Recommendation 2003/361/EC, Annex, and Annex I of Regulation (EU) No 651/2014."""
    small_mid_cap_gber: SizeDefinitionsSme
    """Small mid-cap by Regulation (EU) No 651/2014, article 2(103e)."""
    small_mid_cap_recommendation: SizeDefinitionsSme
    """Small mid-cap by Recommendation (EU) 2025/1099."""


class SizeMember(Model):
    name: str | None
    """Name."""
    profile_id: str | None
    """Where it is a profile of the account."""
    path: str
    """Where it is told: JSON pointer, empty for the business itself."""
    link: SizeMemberLink
    """How its figures come in."""
    weight: SizeTotalsHeadcount
    """For how much its figures count, as a fraction."""


class SizeMissing(Model):
    pointer: str
    """JSON pointer into the profile; into another one after its id and `#`."""
    label: str
    """What it is."""


class SizePeriod(Model):
    year: int | None
    """Financial year."""
    headcount: SizeTotalsHeadcount
    """Annual work units."""
    turnover: SizeTotalsTurnover
    """Turnover."""
    balance_sheet_total: SizeTotalsTurnover
    """Balance sheet total."""
    possible: list[BusinessSize]
    """Classes that are possible."""


class SizeStep(Model):
    sentence: str
    """What was done."""
    citations: list[str]
    """Ids of `citations`."""


class SizeTotals(Model):
    year: int | None
    """Financial year."""
    headcount: SizeTotalsHeadcount
    """Annual work units."""
    turnover: SizeTotalsTurnover
    """Turnover."""
    balance_sheet_total: SizeTotalsTurnover
    """Balance sheet total."""


class SizeTotalsHeadcount(Model):
    """Annual work units."""

    min: float
    """At least."""
    max: float | None
    """At most; absent: open."""


class SizeTotalsTurnover(Model):
    """Turnover."""

    min: Money
    """At least."""
    max: Money | None
    """At most; absent: open."""


class StartedJob(Model):
    job_id: str
    url: str
    """Address of the job."""


class Suspension(Model):
    """Set by the publisher: dates cannot say it."""

    status: SuspensionStatus
    """What the publisher says."""
    since: str
    """An instant (RFC 3339)."""
    reason: dict[str, str] | None
    """Why. By language (ISO 639-1); at least one."""
    citations: list[Anchor] | None
    """Where this stands in the documents."""


class SuspensionInput(TypedDict):
    """Set by the publisher: dates cannot say it."""

    status: SuspensionStatus
    """What the publisher says."""
    since: str | datetime
    """An instant (RFC 3339)."""
    reason: NotRequired[Mapping[str, str]]
    """Why. By language (ISO 639-1); at least one."""
    citations: NotRequired[Sequence[AnchorInput]]
    """Where this stands in the documents."""


class SuspensionPatch(TypedDict):
    """Set by the publisher: dates cannot say it."""

    status: NotRequired[SuspensionStatus]
    """What the publisher says."""
    since: NotRequired[str | datetime]
    """An instant (RFC 3339)."""
    reason: NotRequired[Mapping[str, str | None] | None]
    """Why. By language (ISO 639-1); at least one."""
    citations: NotRequired[Sequence[AnchorInput] | None]
    """Where this stands in the documents."""


class Warning(Model):
    kind: WarningKind
    """What it is."""
    spoils: WarningSpoils
    """The aid of the whole project, or single costs; `confirm`: it has to be looked at."""
    sentence: str
    """What is wrong and what to do."""
    amount: Money | None
    """Costs that are lost."""
    citations: list[str]
    """Ids of `citations`."""


class Webhook(Model):
    id: str
    url: str
    """Where events are sent by POST: https, reachable from the public internet. Redirects are not followed."""
    description: str | None
    event_types: list[str]
    profile_ids: list[str] | None
    warn_email: str | None
    status: WebhookStatus
    """Failing: 10 failures in a row or a series of attempts exhausted; events are still sent."""
    disabled_reason: WebhookDisabledEventDataReason | None
    failing_since: str | None
    broke_at: str | None
    previous_secret_expires_at: str | None
    created_at: str
    updated_at: str


class WebhookAttempt(Model):
    number: int
    at: str
    status: int | None
    error: str | None
    latency_ms: int
    excerpt: str
    """The beginning of the answer, 16 KiB at most."""


class WebhookDelivery(Model):
    id: str
    event_id: str
    """Also the header `webhook-id`."""
    event_type: str
    status: WebhookDeliveryStatus
    """Exhausted: all attempts failed. Discarded: the endpoint was disabled. Both can be replayed."""
    attempt_count: int
    next_attempt_at: str | None
    created_at: str
    finished_at: str | None
    attempts: list[WebhookAttempt]
    """The last ten, newest first."""


class WebhookDisabledEvent(Model):
    type: Literal["webhook.disabled"]
    timestamp: str
    """When it happened."""
    id: str
    """The same on every attempt; in the header `webhook-id`, too."""
    data: WebhookDisabledEventData


class WebhookDisabledEventData(Model):
    webhook_id: str
    url: str
    """Where to read the rest: an address below this service."""
    reason: WebhookDisabledEventDataReason
    failing_since: str | None


class WebhookFailingEvent(Model):
    type: Literal["webhook.failing"]
    timestamp: str
    """When it happened."""
    id: str
    """The same on every attempt; in the header `webhook-id`, too."""
    data: WebhookFailingEventData


class WebhookFailingEventData(Model):
    webhook_id: str
    url: str
    """Where to read the rest: an address below this service."""
    failing_since: str
    disabled_at: str
    """When it will be disabled unless it succeeds."""
    percent: int
    """How much of that time has passed."""


class WebhookReplay(Model):
    count: int
    """Events that are sent again, 100 a second at most."""
    job_id: str | None


class WebhookTestEvent(Model):
    type: Literal["webhook.test"]
    timestamp: str
    """When it happened."""
    id: str
    """The same on every attempt; in the header `webhook-id`, too."""
    data: WebhookTestEventData


class WebhookTestEventData(Model):
    webhook_id: str
    url: str
    """Where to read the rest: an address below this service."""


class WebhookWithSecret(Model):
    id: str
    url: str
    """Where events are sent by POST: https, reachable from the public internet. Redirects are not followed."""
    description: str | None
    event_types: list[str]
    profile_ids: list[str] | None
    warn_email: str | None
    status: WebhookStatus
    """Failing: 10 failures in a row or a series of attempts exhausted; events are still sent."""
    disabled_reason: WebhookDisabledEventDataReason | None
    failing_since: str | None
    broke_at: str | None
    previous_secret_expires_at: str | None
    created_at: str
    updated_at: str
    secret: str
    """`whsec_` and 32 bytes in base64. It is shown here and never again."""
    verification: WebhookDelivery | None


class WrittenProgramme(Model):
    """A programme, and what a reviewer should look at in it."""

    id: str
    """Stable, whatever the slug."""
    slug: str
    """The programme's name in addresses: a–z, 0–9 and hyphens."""
    state: ProgrammeState
    """Its place in the catalogue."""
    version: int | None
    first_published_at: str | None
    published_at: str | None
    draft_updated_at: str | None
    withdrawn: ProgrammeWithdrawn | None
    status: CallStatus
    """The call's status now, from its dates unless the publisher set it."""
    call_state: CallState
    """The status with what it rests on, at the moment of the answer."""
    title: dict[str, str]
    """The title. By language (ISO 639-1); at least one."""
    summary: dict[str, str] | None
    """What it is, in a few sentences. By language (ISO 639-1); at least one."""
    authority: ProgrammeSummaryAuthority | None
    country: str | None
    """ISO 3166-1 alpha-2 of the Member State that grants, or EU."""
    source: ProgrammeSource | None
    sample: bool | None
    """Written to show the service: not a real call."""
    provisional: bool | None
    """Known from a pre-publication only: verdicts are forecasts."""
    published_on: str | None
    """A calendar day."""
    expected_award_on: str | None
    """A calendar day."""
    expenses_eligible_from: str | None
    """A calendar day."""
    external_ids: list[ProgrammeExternalId] | None
    """Ids elsewhere (ΑΔΑ, ΟΠΣ, …)."""
    funding: Funding
    """What is given. Amounts are aid to one beneficiary."""
    legal_basis: list[ProgrammeLegalBasis] | None
    """State-aid regimes."""
    union_fund: bool | None
    """Paid for by a fund of the Union: one expense is declared for one operation only."""
    exclusive: list[ProgrammeExclusive] | None
    """Calls that name the same group exclude each other for one applicant."""
    cumulation: ProgrammeCumulation | None
    """What the call says of other aid for the same costs."""
    eligibility: Expression
    """A condition: `all`, `any`, `not`, `at_least`, or a criterion by its kind."""
    eligible_costs: list[ProgrammeEligibleCost] | None
    """Costs that count."""
    required_documents: list[ProgrammeRequiredDocument] | None
    """Supporting documents."""
    objectives: list[str] | None
    """What it is for; a filter, never a criterion."""
    documents: list[DocumentMeta]
    """Source documents."""
    call: ProgrammeCall
    """The call: its dates. Its status is computed from them whenever it is read."""
    budget_lines: list[ProgrammeBudgetLine] | None
    notes: list[WrittenProgrammeNote]
    """Criteria, dates, amounts and percentages that say something else than the sentences they cite."""


class WrittenProgrammeNote(Model):
    pointer: str
    """Of a criterion, or of the sentence beside a value."""
    text: str


class ZoneCriterion(Model):
    """A named zone finer than NUTS 3: municipalities, communities or postal codes."""

    kind: Literal["zone"]
    id: str
    """A short name, unique in its list."""
    title: dict[str, str] | None
    """What it is about. By language (ISO 639-1); at least one."""
    effect: Literal["eligibility", "obligation"] | None
    """An obligation binds after award: shown, and never decides."""
    at: EventDay | FixedDay | None
    """When the condition is tested; at submission unless said otherwise."""
    citations: list[Anchor] | None
    """Where this stands in the documents."""
    of: RegionCriterionOf
    """Which place of the business is meant."""
    zone: ZoneCriterionZone
    established_on: str | None
    """A calendar day."""


class ZoneCriterionInput(TypedDict):
    """A named zone finer than NUTS 3: municipalities, communities or postal codes."""

    kind: Literal["zone"]
    id: str
    """A short name, unique in its list."""
    title: NotRequired[Mapping[str, str]]
    """What it is about. By language (ISO 639-1); at least one."""
    effect: NotRequired[Literal["eligibility", "obligation"]]
    """An obligation binds after award: shown, and never decides."""
    at: NotRequired[EventDayInput | FixedDayInput]
    """When the condition is tested; at submission unless said otherwise."""
    citations: NotRequired[Sequence[AnchorInput]]
    """Where this stands in the documents."""
    of: RegionCriterionOf
    """Which place of the business is meant."""
    zone: ZoneCriterionZoneInput
    established_on: NotRequired[str | date]
    """A calendar day."""


class ZoneCriterionZone(Model):
    name: dict[str, str]
    """The zone. By language (ISO 639-1); at least one."""
    nuts: list[str] | None
    """Regions."""
    municipalities: list[str] | None
    postal_codes: list[str] | None


class ZoneCriterionZoneInput(TypedDict):
    name: Mapping[str, str]
    """The zone. By language (ISO 639-1); at least one."""
    nuts: NotRequired[Sequence[str]]
    """Regions."""
    municipalities: NotRequired[Sequence[str]]
    postal_codes: NotRequired[Sequence[str]]


class AsyncProgrammeSearchPage(AsyncPage[ProgrammeHit]):
    """A page, and what goes with the whole list."""

    facets: ProgrammeSearchFacets | None
    """The facets asked for, each counted under all filters but its own."""


class ProgrammeSearchPage(Page[ProgrammeHit]):
    """A page, and what goes with the whole list."""

    facets: ProgrammeSearchFacets | None
    """The facets asked for, each counted under all filters but its own."""


AmountExpression: TypeAlias = (
    AmountExpressionValue
    | AmountExpressionFigure
    | AmountExpressionInvestmentAmount
    | AmountExpressionAttribute
    | AmountExpressionTimes
    | AmountExpressionSum
)
"""An amount, computed: `{ "times": 2, "of": { "figure": "turnover", "period": "highest_last_3_closed_fy" } }`."""

AmountExpressionInput: TypeAlias = (
    AmountExpressionValueInput
    | AmountExpressionFigureInput
    | AmountExpressionInvestmentAmountInput
    | AmountExpressionAttributeInput
    | AmountExpressionTimesInput
    | AmountExpressionSumInput
)
"""An amount, computed: `{ "times": 2, "of": { "figure": "turnover", "period": "highest_last_3_closed_fy" } }`."""

AttributeValue: TypeAlias = bool | float | str | list[str] | Money
"""A typed value: true or false, a number, a text, a list of texts, or an amount."""

AttributeValueInput: TypeAlias = bool | float | str | Sequence[str] | MoneyInput
"""A typed value: true or false, a number, a text, a list of texts, or an amount."""

Attributes: TypeAlias = dict[str, bool | float | str | list[str] | Money]
"""Typed, extensible facts, e.g. `women_led`, `youth_led`, `exporting`, `franchise`. Absent is unknown, never false."""

AttributesInput: TypeAlias = Mapping[str, bool | float | str | Sequence[str] | MoneyInput]
"""Typed, extensible facts, e.g. `women_led`, `youth_led`, `exporting`, `franchise`. Absent is unknown, never false."""

AttributesPatch: TypeAlias = Mapping[str, bool | float | str | Sequence[str] | MoneyInput | None]
"""Typed, extensible facts, e.g. `women_led`, `youth_led`, `exporting`, `franchise`. Absent is unknown, never false."""

DraftBlock: TypeAlias = DraftBlockParagraph | DraftBlockTable | DraftBlockChecklist | DraftBlockCallout
"""A paragraph, a table, a checklist, or a remark set apart."""

Expression: TypeAlias = (
    ExpressionAll
    | ExpressionAny
    | ExpressionNot
    | ExpressionAtLeast
    | ActivityCriterion
    | RegionCriterion
    | ZoneCriterion
    | SizeCriterion
    | HeadcountCriterion
    | AccountsCriterion
    | LifecycleCriterion
    | AgeCriterion
    | LegalFormCriterion
    | InvestmentAmountCriterion
    | DeMinimisCriterion
    | NotInDifficultyCriterion
    | CompareCriterion
    | QuantifierCriterion
    | AttributeCriterion
    | ManualCriterion
)
"""A condition: `all`, `any`, `not`, `at_least`, or a criterion by its kind."""

ExpressionInput: TypeAlias = (
    ExpressionAllInput
    | ExpressionAnyInput
    | ExpressionNotInput
    | ExpressionAtLeastInput
    | ActivityCriterionInput
    | RegionCriterionInput
    | ZoneCriterionInput
    | SizeCriterionInput
    | HeadcountCriterionInput
    | AccountsCriterionInput
    | LifecycleCriterionInput
    | AgeCriterionInput
    | LegalFormCriterionInput
    | InvestmentAmountCriterionInput
    | DeMinimisCriterionInput
    | NotInDifficultyCriterionInput
    | CompareCriterionInput
    | QuantifierCriterionInput
    | AttributeCriterionInput
    | ManualCriterionInput
)
"""A condition: `all`, `any`, `not`, `at_least`, or a criterion by its kind."""

WebhookEvent: TypeAlias = (
    ProgrammeCreatedEvent
    | MatchScoredEvent
    | DeadlineApproachingEvent
    | DraftCompletedEvent
    | DraftFailedEvent
    | ProgrammeUpdatedEvent
    | ProgrammeClosedEvent
    | WebhookFailingEvent
    | WebhookDisabledEvent
    | WebhookTestEvent
    | Event
)
"""What a webhook is sent. An `Event` is of a kind that is newer than this package."""

_events: dict[str, type[Model]] = {
    "programme.created": ProgrammeCreatedEvent,
    "match.scored": MatchScoredEvent,
    "deadline.approaching": DeadlineApproachingEvent,
    "draft.completed": DraftCompletedEvent,
    "draft.failed": DraftFailedEvent,
    "programme.updated": ProgrammeUpdatedEvent,
    "programme.closed": ProgrammeClosedEvent,
    "webhook.failing": WebhookFailingEvent,
    "webhook.disabled": WebhookDisabledEvent,
    "webhook.test": WebhookTestEvent,
}


def webhook_event(raw: dict[str, Any]) -> WebhookEvent:
    """An event as the class of its type."""
    return cast("WebhookEvent", _events.get(raw.get("type", ""), Event)(raw))
